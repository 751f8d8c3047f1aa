import { type Delivery, paymentDeadline } from "@zakh/delivery/contract";
import { lockKey } from "@zakh/kit/database/lock";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import { ORDER_STATUS, type OrderStatus } from "../../contract/status";
import { isPaymentUnderway } from "../../payment/payment-watch";
import { creditBalance } from "../../read-models/credit";
import { daysNow } from "../../read-models/days-now";
import { isPacked } from "../../read-models/is-packed";
import { moneySums } from "../../read-models/money-sums";
import type { OrderState } from "../../read-models/order-state";
import { otherSellers } from "../../read-models/other-sellers";
import { creditKey } from "../credit-key";
import { deadlineChange } from "../payment-deadline";
import type { StatusPlan } from "./plan";

/**
 * Won of the customer's credit that a cancelled order used and takes again when it is taken up, as far as it is still there; it
 * is kept for the order until the transaction ends.
 */
export async function creditToUseAgain(
  sql: Queryable,
  { status, placedCredit, accountNumber }: OrderState,
): Promise<number> {
  if (!ORDER_STATUS[status].cancelled || placedCredit === 0) return 0;
  await lockKey(sql, creditKey(accountNumber));
  return Math.max(0, Math.min(placedCredit, await creditBalance(sql, accountNumber)));
}

/** Won of the credit of its delivery that the customer of a delivered order still has, while nobody else can use it. */
export async function creditToTakeBack(
  sql: Queryable,
  { status, deliveryCredit, accountNumber }: OrderState,
): Promise<number> {
  if (!ORDER_STATUS[status].delivered || deliveryCredit === 0) return 0;
  await lockKey(sql, creditKey(accountNumber));
  return Math.max(0, Math.min(deliveryCredit, await creditBalance(sql, accountNumber)));
}

/**
 * Throws 409 `order_not_cancellable` where the customer may not cancel (ruling 72): money has come in, or is just being entered, or
 * something is packed. Credit is no such money: it goes back with the cancellation.
 */
export async function requireCancellable(sql: Queryable, state: OrderState): Promise<void> {
  const isPaid = (state.money.received ?? 0) > 0 || (await isPaymentUnderway(sql, state.number));
  if (!ORDER_STATUS[state.status].awaitsPayment || isPaid || (await isPacked(sql, state.detailId)))
    throw new ApiError(409, "order_not_cancellable");
}

/** Throws 409 `order_undeliverable` where nothing of an order can be delivered: it is cancelled, so that its money goes back. */
export async function requireDeliverable(sql: Queryable, { detailId, hasOthersGoods }: OrderState): Promise<void> {
  if (!hasOthersGoods) return;
  const { rows } = await sql.query(`SELECT FROM order_detail d WHERE d.id = $1 AND ${otherSellers().isUndeliverable}`, [
    detailId,
  ]);
  if (rows.length > 0) throw new ApiError(409, "order_undeliverable");
}

/**
 * Throws 409 `order_cancelled`, `order_not_paid` and `order_paid_already` where a status for many would enter money by hand that nobody
 * has seen, or take back a delivery; of one order it may be set.
 */
export function requireOneOfMany(status: OrderStatus, to: OrderStatus): void {
  const [was, is] = [ORDER_STATUS[status], ORDER_STATUS[to]];
  if (status === to || !is.paid) return;
  if (was.cancelled) throw new ApiError(409, "order_cancelled");
  if (is.delivered && was.awaitsPayment) throw new ApiError(409, "order_not_paid");
  if (was.delivered) throw new ApiError(409, "order_paid_already");
}

/** Whether it still waits for its money since that time (ISO 8601), none of which is just being entered. */
export async function isStillOverdue(sql: Queryable, state: OrderState, since: string): Promise<boolean> {
  const { status, paymentDeadline, number } = state;
  if (!ORDER_STATUS[status].awaitsPayment || !paymentDeadline || paymentDeadline.getTime() > Date.parse(since))
    return false;
  if (moneySums(state).due === 0) return false;
  // Credit is no payment: it goes back when the order is cancelled.
  return (state.money.received ?? 0) <= 0 && !(await isPaymentUnderway(sql, number));
}

/** Until when it is to be paid. One that waits again would be overdue at once, and might cancel itself: it gets a new order's deadline. */
export function deadlineAfter(state: OrderState, { changes, to }: StatusPlan, delivery: Delivery) {
  const { paymentDeadline: before } = state;
  const now = new Date();
  const isPast = changes && ORDER_STATUS[to].awaitsPayment && before !== null && before <= now;
  if (!isPast) return { deadline: before, changed: [] };
  const deadline = paymentDeadline(delivery.paymentHours, now, daysNow(delivery, state, now));
  return { deadline, changed: [deadlineChange(before, deadline)] };
}
