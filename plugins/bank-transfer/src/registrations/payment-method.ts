import { registerPaymentMethod } from "@zakh/orders/payment/payment-method";
import { bankTransferMethod } from "../payment/bank-transfer-method";

/** Orders can be paid by transfer. */
export async function paymentMethodLoader(): Promise<void> {
  registerPaymentMethod(bankTransferMethod);
}
