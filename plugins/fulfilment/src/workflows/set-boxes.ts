import { defineWrite } from "@zakh/kit/database/define-write";
import { findShipments } from "@zakh/orders/read-models/shipments";
import { type Actor, recordChange } from "@zakh/orders/workflows/record-change";
import { requireOpen } from "@zakh/orders/workflows/require-open";
import { withLockedOrder } from "@zakh/orders/workflows/with-locked-order";

interface BoxesInput {
  number: number;
  /** 1 to 9. */
  boxes: number;
  by: Actor;
}

/** Sets in how many boxes an order is packed, atomically. Throws 404 `order_not_found` and 409 `order_closed`. */
export const setBoxesWorkflow = defineWrite(
  "set-order-boxes",
  async ({ number, boxes, by }: BoxesInput, { container }) => {
    await withLockedOrder(container, number, async (transaction, state) => {
      requireOpen(state);
      const before = (await findShipments(transaction.sql, [number])).get(number)?.boxes;
      if (before === boxes) return;
      const changed = [{ field: "boxes" as const, from: String(before ?? ""), to: String(boxes) }];
      await recordChange(transaction, container, state, { by, changed, columns: { boxes } });
    });
  },
);
