import type { Queryable } from "@zakh/kit/database/one-transaction";
import { AWAITED } from "./overdue";

/** Most orders that one run reminds; the next run takes the others. */
const MAX_PER_RUN = 200;

/** Public ids of unpaid orders that are halfway to their deadline and were not reminded, of customers with an email, the nearest deadline first. */
export async function findOrdersToRemind(sql: Queryable, now: Date): Promise<number[]> {
  const { rows } = await sql.query<{ number: number }>(
    `SELECT d.order_number AS number FROM order_detail d
     WHERE ${AWAITED} AND d.deleted_at IS NULL AND d.order_number IS NOT NULL AND d.reminded_at IS NULL
       AND d.customer_email <> ''
       AND d.payment_deadline > $1 AND d.created_at + (d.payment_deadline - d.created_at) / 2 <= $1
     ORDER BY d.payment_deadline LIMIT ${MAX_PER_RUN}`,
    [now],
  );
  return rows.map(({ number }) => number);
}
