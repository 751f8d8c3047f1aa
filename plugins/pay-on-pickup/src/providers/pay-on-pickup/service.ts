import { ByHandProvider } from "@zakh/orders/payment/by-hand-provider";

/**
 * Payment on pick-up: the shopper pays in cash or by card where the goods are handed over, and the staff records it. No
 * terminal is contacted.
 */
export class PayOnPickupProvider extends ByHandProvider {
  static override identifier = "pay-on-pickup";
}
