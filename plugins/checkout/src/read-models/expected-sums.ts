import type { Queryable } from "@zakh/kit/database/one-transaction";
import { CANCELLED_MONEY_DAYS, type MoneyTotals, type OrderStatus, sumsNear } from "@zakh/orders/contract";
import { MONEY_TOTALS_SQL, moneySums } from "@zakh/orders/read-models/money-sums";
import { statusIs } from "@zakh/orders/read-models/status-sql";

/**
 * Sums near a total that customers may still transfer, in won: of open orders the total and what is due, and the totals
 * of cancelled ones whose money may be on its way, and of those whose money was entered by hand: its line is still to be
 * imported.
 */
export async function findExpectedSums(sql: Queryable, total: number): Promise<number[]> {
  const { from, to } = sumsNear(total);
  const { rows } = await sql.query<{ status: OrderStatus; total: number; money: MoneyTotals }>(
    `SELECT d.status, d.total::float8 AS total, CASE WHEN ${statusIs("awaitsPayment")} THEN ${MONEY_TOTALS_SQL} ELSE '{}' END AS money
     FROM order_detail d
     WHERE d.deleted_at IS NULL AND (
       ${statusIs("awaitsPayment")} AND (d.total BETWEEN $1 AND $2
         OR EXISTS (SELECT FROM money_entry WHERE order_detail_id = d.id AND deleted_at IS NULL))
       OR d.total BETWEEN $1 AND $2 AND d.created_at > now() - make_interval(days => $3)
         AND (${statusIs("cancelled")} OR EXISTS (
           SELECT FROM money_entry WHERE order_detail_id = d.id AND kind = 'received' AND deleted_at IS NULL
           GROUP BY statement_line_number HAVING statement_line_number IS NULL AND sum(amount) > 0)))`,
    [from, to, CANCELLED_MONEY_DAYS],
  );
  return rows.flatMap((order) => [order.total, moneySums(order).due]).filter((won) => won > 0);
}
