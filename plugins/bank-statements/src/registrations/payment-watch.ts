import { registerPaymentWatch } from "@zakh/orders/payment/payment-watch";
import { statementWatch } from "../read-models/payment-watch";

/** Tells the orders plugin what statements have seen. */
export async function paymentWatchLoader(): Promise<void> {
  registerPaymentWatch(statementWatch);
}
