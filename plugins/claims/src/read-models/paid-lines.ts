import type { Queryable } from "@zakh/kit/database/one-transaction";
import { statusIs } from "@zakh/orders/read-models/status-sql";
import type { EarlierClaim, PaidLine, PaidOrder, PaidQuantity } from "../workflows/amount-paid";

/** For the order detail `d`: its lines with what was paid for each, as JSON. */
export const PAID_LINES = `(SELECT coalesce(json_agg(json_build_object('place', place, 'won', (total - weight_reduction)::float8)), '[]')
  FROM order_line WHERE order_detail_id = d.id AND deleted_at IS NULL)`;

/**
 * For the order detail `d`: what claims of it have given back, in money or in goods that were sent anew, and for which lines, as JSON. Goods count as
 * what they cost in this order.
 */
export const EARLIER_CLAIMS = `(SELECT coalesce(json_agg(json_build_object('places', claim.places, 'amount', claim.amount + coalesce((
    SELECT sum(round(sent.quantity * (line.total - line.weight_reduction) / line.quantity))
    FROM order_detail parcel JOIN order_line sent ON sent.order_detail_id = parcel.id AND sent.deleted_at IS NULL
      JOIN order_line line ON line.order_detail_id = d.id AND line.product_number = sent.product_number AND line.deleted_at IS NULL
    WHERE parcel.order_number = claim.parcel_order_number AND NOT ${statusIs("cancelled", "parcel.status")}), 0)::float8)), '[]')
  FROM delivery_claim claim WHERE claim.order_number = d.order_number AND (claim.amount > 0 OR claim.parcel_order_number IS NOT NULL)
    AND claim.deleted_at IS NULL)`;

/** Both, by the id of the order's detail. */
export async function findPaid(
  sql: Queryable,
  detailId: string,
): Promise<{ lines: PaidLine[]; earlier: EarlierClaim[] }> {
  const { rows } = await sql.query<{ lines: PaidLine[]; earlier: EarlierClaim[] }>(
    `SELECT ${PAID_LINES} AS lines, ${EARLIER_CLAIMS} AS earlier FROM order_detail d WHERE d.id = $1`,
    [detailId],
  );
  return rows[0] ?? { lines: [], earlier: [] };
}

/** What an order's goods cost by now, by its public id, with whether it was delivered. */
export async function findPaidOrder(sql: Queryable, orderNumber: number) {
  const { rows } = await sql.query<
    Omit<PaidOrder, "lines"> & { lines: PaidQuantity[]; earlier: EarlierClaim[]; isDelivered: boolean }
  >(
    `SELECT (SELECT json_agg(json_build_object('place', place, 'won', (total - weight_reduction)::float8, 'quantity', quantity::float8))
         FROM order_line WHERE order_detail_id = d.id AND deleted_at IS NULL) AS lines, ${EARLIER_CLAIMS} AS earlier,
       d.total::float8 AS total, d.shipping_fee::float8 AS "shippingFee", d.correction, ${statusIs("delivered")} AS "isDelivered"
     FROM order_detail d WHERE d.order_number = $1 AND d.deleted_at IS NULL`,
    [orderNumber],
  );
  if (!rows[0]) throw new Error("A claim is of no order");
  return rows[0];
}
