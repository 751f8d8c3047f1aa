import { shipmentOf } from "@zakh/orders/read-models/shipment-of";
import { statusIs } from "@zakh/orders/read-models/status-sql";
import type { Courier } from "@zakh/site-settings/contract";
import type { StoreOrderState } from "../contract";

/** In SQL: joins with the last step of the store with this number in order `d`, as `step`, and with what it has promised, as `promise`. */
export function lastStep(store: string): string {
  return `LEFT JOIN LATERAL (
    SELECT last.state, last.created_at, last.courier, last.courier_name, last.tracking_number FROM store_order_step last
    WHERE last.order_number = d.order_number AND last.store_number = ${store} AND last.deleted_at IS NULL
    ORDER BY last.number DESC LIMIT 1) step ON true
    LEFT JOIN store_order_promise promise ON promise.order_number = d.order_number AND promise.store_number = ${store}`;
}

/** Columns of those joins. */
export const STEP_COLUMNS = `coalesce(step.state, 'new') AS state, step.created_at AS "steppedAt", coalesce(step.courier, '') AS courier,
  coalesce(step.courier_name, '') AS "courierName", coalesce(step.tracking_number, '') AS "trackingNumber", promise.leaves_on AS "leavesOn"`;

export interface StepRow {
  state: StoreOrderState;
  /** Null for no step. */
  steppedAt: Date | null;
  courier: string;
  courierName: string;
  trackingNumber: string;
  /** yyyy-MM-dd. */
  leavesOn: string | null;
}

/** In SQL: whether the store with this number is still to hand something of order `d` over, by the joined `step`; `pickedUp` is whether it is paid at its pick-up. */
export function isToDoSql(store: string, pickedUp: string): string {
  return `((${statusIs("awaitsDelivery")} OR (${pickedUp} AND ${statusIs("awaitsPayment")}))
    AND coalesce(step.state, 'new') NOT IN ('handed_over', 'picked_up', 'undeliverable')
    AND EXISTS (SELECT FROM order_line line WHERE line.order_detail_id = d.id AND line.store_number = ${store} AND line.deleted_at IS NULL
      AND line.packed_quantity IS DISTINCT FROM 0))`;
}

/** By whom a part goes, as far as its buyer is told. */
export function parcelOf(
  { steppedAt: sentAt, courier, courierName, trackingNumber, leavesOn }: StepRow,
  couriers: readonly Courier[],
) {
  const shipped = shipmentOf({ sentAt, courier, courierName, trackingNumber }, couriers);
  return {
    leavesOn,
    courierName: shipped.courierName,
    trackingNumber,
    trackingLink: courier === "" ? null : shipped.trackingLink,
  };
}
