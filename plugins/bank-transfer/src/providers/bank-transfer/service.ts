import { ByHandProvider } from "@zakh/orders/payment/by-hand-provider";

/** Payment by bank transfer: the shopper sends the money, the shop sees it arrive and says so. No bank is asked. */
export class BankTransferProvider extends ByHandProvider {
  static override identifier = "bank-transfer";
}
