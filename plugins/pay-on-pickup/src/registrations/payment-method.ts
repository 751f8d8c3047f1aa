import { registerPaymentMethod } from "@zakh/orders/payment/payment-method";
import { payOnPickupMethod } from "../payment/pay-on-pickup-method";

/** Orders can be paid on pick-up. */
export async function paymentMethodLoader(): Promise<void> {
  registerPaymentMethod(payOnPickupMethod);
}
