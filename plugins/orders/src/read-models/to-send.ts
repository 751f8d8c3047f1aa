import { paymentMethods } from "../payment/payment-method";

/** Codes of the payment methods whose goods are picked up. */
export function pickedUpMethods(): string[] {
  return paymentMethods()
    .filter(({ delivers }) => !delivers)
    .map(({ code }) => code);
}

/**
 * Of `order_detail d`: paid, to be brought, and not sent yet (ruling 53), with the parameter that has `pickedUpMethods`. The
 * index by status serves it.
 */
export function toSendSql(pickedUp: string): string {
  return `d.status = 'processing' AND d.sent_at IS NULL AND d.payment_method <> ALL(${pickedUp}::text[])`;
}
