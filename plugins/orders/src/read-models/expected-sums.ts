import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { MoneyTotals } from "../contract/money";
import { CANCELLED_MONEY_DAYS, sumsNear } from "../contract/odd-won";
import type { OrderStatus } from "../contract/status";
import { MONEY_TOTALS_SQL, moneySums } from "./money-sums";

/**
 * Sums near a total that customers may still transfer, in won: of open orders the total and what is due, and the totals
 * of cancelled ones whose money may be on its way.
 */
export async function findExpectedSums(sql: Queryable, total: number): Promise<number[]> {
  const { from, to } = sumsNear(total);
  const { rows } = await sql.query<{ status: OrderStatus; total: number; money: MoneyTotals }>(
    `SELECT d.status, d.total::float8 AS total, CASE WHEN d.status = 'pending' THEN ${MONEY_TOTALS_SQL} ELSE '{}' END AS money
     FROM order_detail d
     WHERE d.deleted_at IS NULL AND (
       d.status = 'pending' AND (d.total BETWEEN $1 AND $2
         OR EXISTS (SELECT FROM money_entry WHERE order_detail_id = d.id AND deleted_at IS NULL))
       OR d.status = 'cancelled' AND d.total BETWEEN $1 AND $2 AND d.created_at > now() - make_interval(days => $3))`,
    [from, to, CANCELLED_MONEY_DAYS],
  );
  return rows.flatMap((order) => [order.total, moneySums(order).due]).filter((won) => won > 0);
}
