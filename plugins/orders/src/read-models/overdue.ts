import type { Queryable } from "@zakh/kit/database/one-transaction";

/** Of `order_detail d`: still unpaid after its deadline (ruling 49); an index serves it. */
export const OVERDUE = "d.status = 'pending' AND d.payment_deadline <= now()";

/** Most orders that one run cancels; the next run takes the others. */
const MOST = 200;

export interface OverdueOrder {
  /** Public id. */
  number: number;
  deadline: Date;
  details: Record<string, unknown>;
}

/** Unpaid orders that were to be paid by `since`, the longest overdue first. */
export async function findOverdueOrders(sql: Queryable, since: Date): Promise<OverdueOrder[]> {
  const { rows } = await sql.query<OverdueOrder>(
    `SELECT order_number AS number, payment_deadline AS deadline, payment_details AS details FROM order_detail
     WHERE status = 'pending' AND deleted_at IS NULL AND order_number IS NOT NULL AND payment_deadline <= $1
     ORDER BY payment_deadline LIMIT ${MOST}`,
    [since],
  );
  return rows;
}
