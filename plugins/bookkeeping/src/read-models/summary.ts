import { OVERDUE } from "@zakh/orders/read-models/overdue";
import { OWED_ORDERS } from "@zakh/orders/read-models/owed-orders";
import { onTheWaySql, pickedUpMethods, toPackSql, toSendSql } from "@zakh/orders/read-models/to-send";
import type { Pool } from "pg";
import type { AdminSummary } from "../contract/summary";
import { OPEN_RECEIPTS_SQL } from "./cash-receipts";

/**
 * Counts of orders, overdue orders, orders to send, on the way and to pack, open cash receipts, products on sale and accounts, the sum of every order's total in won
 * (spec §2 Admin dashboard), and the orders with money to return with its sum (ruling 48).
 */
export async function findSummary(pool: Pool): Promise<AdminSummary> {
  const { rows } = await pool.query<AdminSummary>(
    `SELECT
       (SELECT count(*)::int FROM order_detail WHERE deleted_at IS NULL) AS orders,
       (SELECT coalesce(sum(total), 0)::text FROM order_detail WHERE deleted_at IS NULL) AS "salesTotal",
       (SELECT count(*)::int FROM product WHERE deleted_at IS NULL AND status = 'published') AS products,
       (SELECT count(*)::int FROM order_detail d WHERE deleted_at IS NULL AND ${OVERDUE}) AS overdue,
       (SELECT count(*)::int FROM order_detail d WHERE deleted_at IS NULL AND ${toSendSql("$1")}) AS "toSend",
       (SELECT count(*)::int FROM order_detail d WHERE deleted_at IS NULL AND ${onTheWaySql()}) AS "onTheWay",
       (SELECT count(*)::int FROM order_detail d WHERE deleted_at IS NULL AND ${toPackSql("$1")}) AS "toPack",
       ${OPEN_RECEIPTS_SQL} AS "cashReceipts",
       owed.returns, owed."returnsTotal",
       (SELECT count(*)::int FROM account WHERE deleted_at IS NULL) AS users
     FROM (SELECT count(*)::int AS returns, coalesce(sum(amount), 0) AS "returnsTotal" FROM ${OWED_ORDERS} orders) owed`,
    [pickedUpMethods()],
  );
  const [summary] = rows;
  if (!summary) throw new Error("A query of counts answers one row");
  return summary;
}
