import { lockKey } from "@zakh/kit/database/lock";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { isPaymentUnderway } from "../../payment/payment-watch";
import { creditBalance } from "../../read-models/credit";
import { moneySums } from "../../read-models/money-sums";
import type { OrderState } from "../../read-models/order-state";
import { creditKey } from "../credit-key";
import { deadlineChange, paymentDeadlineOf } from "../placing/payment-deadline";
import type { StatusPlan } from "./plan";

/**
 * Won of the customer's credit that a cancelled order used and takes again when it is taken up, as far as it is still there; it
 * is kept for the order until the transaction ends.
 */
export async function creditToUseAgain(
  sql: Queryable,
  { status, placedCredit, accountNumber }: OrderState,
): Promise<number> {
  if (status !== "cancelled" || placedCredit === 0) return 0;
  await lockKey(sql, creditKey(accountNumber));
  return Math.max(0, Math.min(placedCredit, await creditBalance(sql, accountNumber)));
}

/** Won of the credit of its delivery that the customer of a delivered order still has, while nobody else can use it. */
export async function creditToTakeBack(
  sql: Queryable,
  { status, deliveryCredit, accountNumber }: OrderState,
): Promise<number> {
  if (status !== "completed" || deliveryCredit === 0) return 0;
  await lockKey(sql, creditKey(accountNumber));
  return Math.max(0, Math.min(deliveryCredit, await creditBalance(sql, accountNumber)));
}

/** Whether it still waits for its money since that time (ISO 8601), none of which is just being entered. */
export async function isStillOverdue(sql: Queryable, state: OrderState, since: string): Promise<boolean> {
  const { status, paymentDeadline, number } = state;
  if (status !== "pending" || !paymentDeadline || paymentDeadline.getTime() > Date.parse(since)) return false;
  if (moneySums(state).due === 0) return false;
  // Credit is no payment: it goes back when the order is cancelled.
  return (state.money.received ?? 0) <= 0 && !(await isPaymentUnderway(sql, number));
}

/** Until when it is to be paid. One that waits again would be overdue at once, and might cancel itself: it gets these hours anew. */
export function deadlineAfter({ paymentDeadline }: OrderState, { changes, to }: StatusPlan, hours: number) {
  const now = new Date();
  const isPast = changes && to === "pending" && paymentDeadline !== null && paymentDeadline <= now;
  if (!isPast) return { deadline: paymentDeadline, changed: [] };
  const deadline = paymentDeadlineOf({ paymentTermHours: hours }, now);
  return { deadline, changed: [deadlineChange(paymentDeadline, deadline)] };
}
