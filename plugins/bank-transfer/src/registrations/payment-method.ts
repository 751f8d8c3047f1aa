import { registerPaymentMethod } from "@zakh/orders/payment/payment-method";
import { bankTransferMethod } from "../payment/bank-transfer-method";

/** Registers bank transfer as a payment method. */
export async function paymentMethodLoader(): Promise<void> {
  registerPaymentMethod(bankTransferMethod);
}
