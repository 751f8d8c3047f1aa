import { type PaymentMethod, paymentMethods } from "@zakh/orders/payment/payment-method";

/** The payment methods that can be chosen now, the default one first. */
export async function offeredMethods(): Promise<PaymentMethod[]> {
  const methods = paymentMethods();
  const offers = await Promise.all(methods.map((method) => method.offer()));
  return methods.filter((_, index) => offers[index]?.isOffered);
}
