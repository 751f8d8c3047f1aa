import { textsOf } from "@zakh/kit/contract";
import { defineWrite } from "@zakh/kit/database/define-write";
import { ApiError } from "@zakh/kit/errors/api-error";
import { ORDER_STATUS, placeOfLine } from "@zakh/orders/contract";
import { findLines } from "@zakh/orders/read-models/stored-lines";
import { type Actor, recordChange } from "@zakh/orders/workflows/record-change";
import { withLockedOrder } from "@zakh/orders/workflows/with-locked-order";
import type { PackedLotsInput } from "../contract/packed-lots";

export interface LotsCorrection extends PackedLotsInput {
  number: number;
  by: Actor;
}

/**
 * Corrects of which lots a line of a paid order was packed, atomically, also after it was delivered: a recall goes by them. Throws 404
 * `order_not_found`, 409 `order_not_paid`, `changed_meanwhile` with the present lots when they are others than `from`, and 400
 * `value_invalid` for a line of another order.
 */
export const correctLotsWorkflow = defineWrite(
  "correct-lots-of-line",
  async ({ number, id, traceNumbers, from, by }: LotsCorrection, { container }) => {
    await withLockedOrder(container, number, async (transaction, state) => {
      if (!ORDER_STATUS[state.status].paid) throw new ApiError(409, "order_not_paid");
      const line = (await findLines(transaction.sql, state.detailId)).find(
        ({ place }) => place === placeOfLine(number, id),
      );
      if (!line) throw new ApiError(400, "value_invalid");
      const [before, after] = [line.traceNumbers, traceNumbers].map((numbers) => numbers.join(", ")) as [
        string,
        string,
      ];
      if (before === after) return;
      if (from !== undefined && from.join(", ") !== before)
        throw new ApiError(409, "changed_meanwhile", { extra: { present: { id, traceNumbers: line.traceNumbers } } });
      await transaction.sql.query("UPDATE order_line SET trace_numbers = $2 WHERE id = $1", [line.id, traceNumbers]);
      const product = { ...textsOf(["name"], line), unit: line.unit };
      const changed = [{ field: "traceNumbers" as const, from: `${line.name} ${before}`.trim(), to: after, product }];
      await recordChange(transaction, container, state, { by, changed });
    });
  },
);
