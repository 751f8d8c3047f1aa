import type { MedusaContainer } from "@medusajs/framework/types";
import { defineWrite } from "@zakh/kit/database/define-write";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import { ORDER_STATUS } from "../contract/status";
import { becomesCredit, type CorrectionInput } from "../contract/weight";
import { moneySums } from "../read-models/money-sums";
import { hasChanged, type KeyedRequest } from "./keyed-request";
import { applyReturn } from "./money/apply-return";
import type { Actor } from "./record-change";
import { takeOff } from "./weight/take-off";
import { withLockedOrder } from "./with-locked-order";

export interface CorrectInput extends CorrectionInput {
  number: number;
  by: Actor;
  /** What its repeat is known by. */
  request?: KeyedRequest;
}

/** Takes the amount off the total, with its entry and reason, in one transaction with the order locked. */
async function applyCorrection(container: MedusaContainer, input: CorrectInput) {
  const { number, amount, reason, by, request } = input;
  return withLockedOrder(container, number, async (transaction, state) => {
    const { detailId, status, weightRefund } = state;
    const asCredit = (back: number) => ({ credit: becomesCredit(weightRefund, amount) ? back : 0 });
    if (await hasChanged(transaction.sql, detailId, request)) {
      const entered = await enteredToReturn(transaction.sql, detailId, request);
      return asCredit(Math.min(entered, moneySums(state).toReturn));
    }
    if (!ORDER_STATUS[status].delivered) throw new ApiError(409, "order_not_completed");
    const money = await takeOff(transaction, container, state, { amount, reason, by, request });
    // What was not paid yet is only due less.
    return asCredit(money.reduce((won, entry) => won + entry.amount, 0));
  });
}

/** Won that a correction of this request has entered to go back. */
async function enteredToReturn(sql: Queryable, detailId: string, request?: KeyedRequest): Promise<number> {
  const { rows } = await sql.query<{ won: number }>(
    `SELECT coalesce(sum(entry.amount), 0)::float8 AS won
     FROM order_status_change change JOIN money_entry entry ON entry.change_id = change.id AND entry.deleted_at IS NULL
     WHERE change.order_detail_id = $1 AND change.idempotency_key = $2 AND change.deleted_at IS NULL
       AND entry.kind = 'to_return'`,
    [detailId, request?.key],
  );
  return rows[0]?.won ?? 0;
}

/**
 * Takes an amount off a delivered order, with a reason: its weights are frozen (ruling 50). It becomes credit or is to be
 * returned, as the customer chose. The same request again changes nothing. Throws 404 `order_not_found`, 409 `order_not_completed` or
 * `correction_too_large`, and 422 `idempotency_key_reused`.
 */
export const correctOrderWorkflow = defineWrite("correct-order", async (input: CorrectInput, { container }) => {
  const { credit: amount } = await applyCorrection(container, input);
  const { number, by, request } = input;
  // A correction that is interrupted here is money to return: the same request again makes it credit, or the owner does.
  const credit = request?.key ? { ...request, key: `${request.key} credit` } : undefined;
  if (amount > 0)
    await applyReturn(container, { number, amount, kind: "credit_given", isOfGoods: true, by, request: credit });
});
