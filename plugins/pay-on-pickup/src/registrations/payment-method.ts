import { registerPaymentMethod } from "@zakh/orders/payment/payment-method";
import { payOnPickupMethod } from "../payment/pay-on-pickup-method";

/** Registers pay-on-pickup as a payment method. */
export async function paymentMethodLoader(): Promise<void> {
  registerPaymentMethod(payOnPickupMethod);
}
