import type { HeldPayment, OrderState } from "../../read-models/order-state";
import { type AnswerOf, refundCall } from "./provider-calls";
import { type MoneyBooks, recordRefund, retirePayment } from "./record-payment";

/** Whole won that one payment refunds, with its provider's answer. */
export interface RefundShare {
  payment: HeldPayment;
  amount: number;
  data: Record<string, unknown>;
}

/** Refunds an amount at the providers of the payments that hold it, oldest first. */
export function refundShares(held: readonly HeldPayment[], amount: number, answerOf: AnswerOf): RefundShare[] {
  let left = amount;
  return held.flatMap((payment) => {
    const share = Math.min(left, payment.amount);
    left -= share;
    return share > 0 ? [{ payment, amount: share, data: answerOf(refundCall(payment, share)) }] : [];
  });
}

/** Records the refunds in Medusa. A payment that was replaced by a later one is closed. */
export async function recordShares(
  books: MoneyBooks,
  { payment: latest }: Pick<OrderState, "payment">,
  shares: readonly RefundShare[],
): Promise<void> {
  for (const { payment, amount, data } of shares) {
    await recordRefund(books, payment, amount, data);
    if (payment.collectionId !== latest?.collectionId) await retirePayment(books, payment.collectionId);
  }
}
