import type { Queryable } from "@zakh/kit/database/one-transaction";
import { FREE_SQL } from "./money-sums";
import { statusIs } from "./status-sql";

/**
 * Of `order_detail d`: something is still to be paid until a deadline. It may be nothing: credit pays an order whole, also one that
 * waits again. An index serves it.
 */
export const AWAITED = `${statusIs("awaitsPayment")} AND d.payment_deadline IS NOT NULL AND d.total > ${FREE_SQL}`;

/** Of `order_detail d`: still unpaid after its deadline (ruling 49). */
export const OVERDUE = `${AWAITED} AND d.payment_deadline <= now()`;

/** Most orders that one run cancels; the next run takes the others. */
const MAX_PER_RUN = 200;

export interface OverdueOrder {
  number: number;
  deadline: Date;
  details: Record<string, unknown>;
}

/** Unpaid orders that were to be paid by `since`, the longest overdue first. */
export async function findOverdueOrders(sql: Queryable, since: Date): Promise<OverdueOrder[]> {
  const { rows } = await sql.query<OverdueOrder>(
    `SELECT d.order_number AS number, d.payment_deadline AS deadline, d.payment_details AS details FROM order_detail d
     WHERE ${AWAITED} AND d.deleted_at IS NULL AND d.order_number IS NOT NULL AND d.payment_deadline <= $1
     ORDER BY d.payment_deadline LIMIT ${MAX_PER_RUN}`,
    [since],
  );
  return rows;
}
