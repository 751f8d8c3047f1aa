import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction, type OneTransaction } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import { findOrderState, lockOrder, type OrderState } from "../read-models/order-state";

/**
 * Runs `work` in one transaction with the order locked and its state read. Throws 404 `order_not_found`, and 409
 * `conflict` when another transaction holds the order for longer than `lockTimeoutMs`.
 */
export function withLockedOrder<T>(
  container: MedusaContainer,
  { number, ...timeouts }: { number: number; lockTimeoutMs: number; idleTimeoutMs?: number },
  work: (transaction: OneTransaction, state: OrderState) => Promise<T>,
): Promise<T> {
  return inOneTransaction(
    container,
    async (transaction) => {
      await lockOrder(transaction.sql, number);
      const state = await findOrderState(transaction.sql, { number });
      if (!state) throw new ApiError(404, "order_not_found");
      return work(transaction, state);
    },
    timeouts,
  );
}
