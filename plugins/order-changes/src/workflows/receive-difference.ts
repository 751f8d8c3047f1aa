import { numberText } from "@zakh/kit/contract";
import { defineWrite } from "@zakh/kit/database/define-write";
import { ApiError } from "@zakh/kit/errors/api-error";
import { ORDER_STATUS } from "@zakh/orders/contract";
import { moneySums } from "@zakh/orders/read-models/money-sums";
import type { Actor } from "@zakh/orders/workflows/record-change";
import { recordMoney } from "@zakh/orders/workflows/record-money";
import { withLockedOrder } from "@zakh/orders/workflows/with-locked-order";

export interface ReceivedDifference {
  number: number;
  /** Whole won. */
  amount: number;
  by: Actor;
}

/**
 * Enters that the customer of a paid order has paid the difference to a higher total. Throws 404 `order_not_found`, and 409
 * `order_not_paid` or `transfer_sum_differs` with what is `due`.
 */
export const receiveDifferenceWorkflow = defineWrite(
  "receive-difference",
  async ({ number, amount, by }: ReceivedDifference, { container }) => {
    await withLockedOrder(container, number, async (transaction, state) => {
      const { status, payer } = state;
      if (!ORDER_STATUS[status].paid) throw new ApiError(409, "order_not_paid");
      const { due } = moneySums(state);
      if (due !== amount) {
        const params = { due: numberText(due, "ko") };
        throw new ApiError(409, "transfer_sum_differs", { params, extra: { due } });
      }
      await recordMoney(transaction, container, state, { by, money: [{ kind: "received", amount }], payer });
    });
  },
);
