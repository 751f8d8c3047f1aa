import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { EarlierClaim, PaidLine } from "../workflows/amount-paid";

/** For the order detail `d`: its lines with what was paid for each, as JSON. */
export const PAID_LINES = `(SELECT coalesce(json_agg(json_build_object('place', place, 'won', (total - weight_reduction)::float8)), '[]')
  FROM order_line WHERE order_detail_id = d.id AND deleted_at IS NULL)`;

/** For the order detail `d`: what claims of it have given back, and for which lines, as JSON. */
export const EARLIER_CLAIMS = `(SELECT coalesce(json_agg(json_build_object('places', places, 'amount', amount)), '[]')
  FROM delivery_claim WHERE order_number = d.order_number AND amount > 0 AND deleted_at IS NULL)`;

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
