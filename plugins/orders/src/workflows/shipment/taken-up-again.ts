import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { FieldChange } from "../../contract/contact";
import { ORDER_STATUS, type OrderStatus } from "../../contract/status";
import type { OrderState } from "../../read-models/order-state";
import { findShipments, type StoredShipment } from "../../read-models/shipments";

/** The columns of an order that is not sent. */
export const NOT_SENT = { sent_at: null, courier: "", courier_name: "", tracking_number: "" };

/** So long after a cancellation its undo may arrive, in seconds: it is offered for 8 s. */
const UNDO_ARRIVES_S = 60;

interface TakingUp {
  to: OrderStatus;
  /** The status that the order must have, as an undo asks. */
  from?: OrderStatus;
}

/**
 * What becomes of the parcel of an order whose status changes. A cancelled one that was sent and is taken up again is to be packed anew:
 * its goods went back to the stock. Its number stays in the history. The undo of the cancellation leaves everything as it was.
 */
export async function parcelAfter(sql: Queryable, state: OrderState, { to, from }: TakingUp) {
  const isTakenUp = ORDER_STATUS[state.status].cancelled && ORDER_STATUS[to].mayChange;
  if (!isTakenUp) return { columns: {}, changed: [] };
  const parcel = (await findShipments(sql, [state.number])).get(state.number);
  if (!parcel?.sentAt || (from === state.status && (await isUndo(sql, state.detailId, to))))
    return { columns: {}, changed: [] };
  return { columns: NOT_SENT, changed: [sentChange(parcel, "")] };
}

/** Whether the last change of the status was a moment ago, from the one that it gets again. */
async function isUndo(sql: Queryable, detailId: string, to: OrderStatus): Promise<boolean> {
  const { rows } = await sql.query<{ isUndo: boolean }>(
    `SELECT from_status = $2 AND created_at > now() - $3 * interval '1 second' AS "isUndo" FROM order_status_change
     WHERE order_detail_id = $1 AND from_status <> to_status AND deleted_at IS NULL ORDER BY number DESC LIMIT 1`,
    [detailId, to, UNDO_ARRIVES_S],
  );
  return rows[0]?.isUndo ?? false;
}

/** What the history has of a parcel: courier and number, empty while it is not sent. */
export function sentChange({ sentAt, courierName, trackingNumber }: StoredShipment, to: string): FieldChange {
  return { field: "sent", from: sentAt ? `${courierName} ${trackingNumber}` : "", to };
}
