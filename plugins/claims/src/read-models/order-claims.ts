import type { Queryable } from "@zakh/kit/database/one-transaction";
import { NOBODY } from "@zakh/orders/workflows/forget-persons";
import type { OrderClaims } from "../contract";
import { claimableUntil, whyNoClaim } from "../workflows/claimable";
import { CLAIM_COLUMNS, type ClaimRow, DELIVERED_AT, toClaim } from "./claim-sql";

/** What is known of an order before a claim of it is made. */
export interface ClaimedOrder {
  /** When it was delivered; null while it is not. */
  deliveredAt: Date | null;
  hasOpenClaim: boolean;
  places: number[];
  /** Public id of the order that it was sent instead of. */
  insteadOf: number | null;
}

/** Of an order by its public id; undefined when there is none, or nobody any more whose it is. */
export async function findClaimedOrder(sql: Queryable, orderNumber: number): Promise<ClaimedOrder | undefined> {
  const { rows } = await sql.query<ClaimedOrder>(
    `SELECT ${DELIVERED_AT} AS "deliveredAt",
       EXISTS (SELECT FROM delivery_claim WHERE order_number = $1 AND status = 'open' AND deleted_at IS NULL) AS "hasOpenClaim",
       ARRAY(SELECT place FROM order_line WHERE order_detail_id = d.id AND deleted_at IS NULL ORDER BY place) AS places,
       (SELECT order_number FROM delivery_claim WHERE parcel_order_number = $1 AND deleted_at IS NULL) AS "insteadOf"
     FROM order_detail d WHERE d.order_number = $1 AND d.customer_name <> $2 AND d.deleted_at IS NULL`,
    [orderNumber, NOBODY],
  );
  return rows[0];
}

/** The claims of an order, and whether one can be made now. */
export async function findOrderClaims(sql: Queryable, orderNumber: number, now: Date): Promise<OrderClaims> {
  const [order, { rows }] = await Promise.all([
    findClaimedOrder(sql, orderNumber),
    sql.query<ClaimRow>(
      `SELECT ${CLAIM_COLUMNS} FROM delivery_claim claim
       WHERE claim.order_number = $1 AND claim.deleted_at IS NULL ORDER BY claim.number DESC LIMIT 100`,
      [orderNumber],
    ),
  ]);
  return {
    until: order?.deliveredAt ? claimableUntil(order.deliveredAt).toISOString() : null,
    isPossible: order !== undefined && whyNoClaim(order, now) === undefined,
    insteadOf: order?.insteadOf ?? null,
    claims: rows.map(toClaim),
  };
}
