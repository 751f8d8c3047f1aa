import type { Writing } from "@zakh/kit/database/define-write";
import { inOneTransaction, type OneTransaction } from "@zakh/kit/database/one-transaction";
import { emitStatus } from "@zakh/orders/workflows/change-order-status";
import { changeByTransfer, type TransferInput } from "@zakh/orders/workflows/money/apply-transfer";
import { withProviderCalls } from "@zakh/orders/workflows/payment/provider-calls";
import {
  changeStatus,
  readStatusSettings,
  type StatusApplied,
  type StatusInput,
} from "@zakh/orders/workflows/status/apply-status";

/** The writes of `change-order-status` and `record-transfer`, as parts of a transaction. */
export interface OrderWrites {
  setStatus(input: StatusInput): Promise<void>;
  recordTransfer(input: TransferInput): Promise<void>;
}

/**
 * Runs `work`, which changes these orders and what belongs to it, in one transaction: all of them or none. Their events follow. Throws
 * what the writes of a single order throw.
 */
export async function changeOrdersTogether(
  { container, emit }: Writing,
  numbers: readonly number[],
  work: (transaction: OneTransaction, orders: OrderWrites) => Promise<void>,
): Promise<void> {
  const settings = await readStatusSettings();
  const applied = await withProviderCalls(container, numbers, (answerOf, lockTimeoutMs) =>
    inOneTransaction(
      container,
      async (transaction) => {
        const changes: StatusApplied[] = [];
        await work(transaction, {
          setStatus: async (input) => {
            changes.push(await changeStatus(transaction, container, input, { ...settings, answerOf }));
          },
          recordTransfer: async (input) => {
            await changeByTransfer(transaction, container, input, settings.shop);
          },
        });
        return changes;
      },
      { lockTimeoutMs },
    ),
  );
  for (const change of applied) emitStatus(emit, change);
}
