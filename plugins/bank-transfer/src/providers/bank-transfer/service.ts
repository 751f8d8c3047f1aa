import { ByHandProvider } from "@zakh/orders/payment/by-hand-provider";

/**
 * Payment by bank transfer: the shopper sends the money, and the shop's staff records its arrival. No bank is
 * contacted.
 */
export class BankTransferProvider extends ByHandProvider {
  static override identifier = "bank-transfer";
}
