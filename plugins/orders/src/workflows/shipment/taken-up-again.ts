import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { FieldChange } from "../../contract/contact";
import { ORDER_STATUS, type OrderStatus } from "../../contract/status";
import type { OrderState } from "../../read-models/order-state";
import { findShipments, type StoredShipment } from "../../read-models/shipments";

/** The columns of an order that is not sent. */
export const NOT_SENT = { sent_at: null, courier: "", courier_name: "", tracking_number: "" };

interface TakingUp {
  to: OrderStatus;
  isUndo: boolean;
}

/**
 * What becomes of the parcel of an order whose status changes. A cancelled one that was sent and is taken up again is to be packed anew:
 * its goods went back to the stock. Its number stays in the history. The undo of the cancellation leaves everything as it was.
 */
export async function parcelAfter(sql: Queryable, state: OrderState, { to, isUndo }: TakingUp) {
  const isTakenUp = ORDER_STATUS[state.status].cancelled && ORDER_STATUS[to].mayChange;
  if (!isTakenUp) return { columns: {}, changed: [] };
  const parcel = (await findShipments(sql, [state.number])).get(state.number);
  if (!parcel?.sentAt || isUndo) return { columns: {}, changed: [] };
  return { columns: NOT_SENT, changed: [sentChange(parcel, "")] };
}

/** What the history has of a parcel: courier and number, empty while it is not sent. */
export function sentChange({ sentAt, courierName, trackingNumber }: StoredShipment, to: string): FieldChange {
  return { field: "sent", from: sentAt ? `${courierName} ${trackingNumber}` : "", to };
}
