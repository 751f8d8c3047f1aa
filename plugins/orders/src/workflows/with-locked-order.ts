import type { MedusaContainer } from "@medusajs/framework/types";
import { withLock } from "@zakh/kit/database/lock";
import { inOneTransaction, type OneTransaction } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import { findOrderState, lockOrder, type OrderState } from "../read-models/order-state";

type OrderWork<T> = (transaction: OneTransaction, state: OrderState) => Promise<T>;

/** What the changes of one order lock in this process. */
export function orderKey(number: number): string {
  return `order:${number}`;
}

/**
 * Runs `work` in one transaction with the order locked and its state read, after the other changes of that order in this process: a
 * crowd that waits for one row in PostgreSQL would wait for each other's timeouts. Throws 404 `order_not_found`, and 409 `conflict` when
 * the order is held for longer than 8 s.
 */
export function withLockedOrder<T>(container: MedusaContainer, number: number, work: OrderWork<T>): Promise<T> {
  return withLock(orderKey(number), (leftMs) => inLockedOrder(container, { number, lockTimeoutMs: leftMs }, work));
}

/** The same for whoever has the order's turn in this process already. */
export function inLockedOrder<T>(
  container: MedusaContainer,
  { number, lockTimeoutMs }: { number: number; lockTimeoutMs: number },
  work: OrderWork<T>,
): Promise<T> {
  return inOneTransaction(
    container,
    async (transaction) => work(transaction, await lockedOrderState(transaction, number)),
    { lockTimeoutMs },
  );
}

/** The state of an order, which stays locked until the transaction ends. Throws 404 `order_not_found`. */
export async function lockedOrderState({ sql }: OneTransaction, number: number): Promise<OrderState> {
  await lockOrder(sql, number);
  const state = await findOrderState(sql, number);
  if (!state) throw new ApiError(404, "order_not_found");
  return state;
}
