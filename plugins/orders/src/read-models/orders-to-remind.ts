import type { Queryable } from "@zakh/kit/database/one-transaction";

/** Most orders that one run reminds; the next run takes the others. */
const MOST = 200;

/** Public ids of unpaid orders that are halfway to their deadline and were not reminded, the nearest deadline first. */
export async function findOrdersToRemind(sql: Queryable, now: Date): Promise<number[]> {
  const { rows } = await sql.query<{ number: number }>(
    `SELECT order_number AS number FROM order_detail
     WHERE status = 'pending' AND deleted_at IS NULL AND order_number IS NOT NULL AND reminded_at IS NULL
       AND payment_deadline > $1 AND created_at + (payment_deadline - created_at) / 2 <= $1
     ORDER BY payment_deadline LIMIT ${MOST}`,
    [now],
  );
  return rows.map(({ number }) => number);
}
