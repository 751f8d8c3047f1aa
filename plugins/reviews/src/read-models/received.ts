import type { Queryable } from "@zakh/kit/database/one-transaction";
import { otherSellers } from "@zakh/orders/read-models/other-sellers";
import { statusIs } from "@zakh/orders/read-models/status-sql";

/**
 * Lines that somebody has received: of delivered orders, without those of which nothing was packed, and a seller's own. `d` is the order, `line`
 * the line.
 */
export const received = () => `order_detail d
  JOIN order_line line ON line.order_detail_id = d.id AND line.deleted_at IS NULL AND coalesce(line.packed_quantity, 1) > 0
    AND ${statusIs("delivered")} AND d.deleted_at IS NULL AND NOT ${otherSellers().isOwnLine}`;

/** Public id of the newest order in which an account received a product; both by public ids. */
export async function findReceivingOrder(
  sql: Queryable,
  accountNumber: number,
  productNumber: number,
): Promise<number | undefined> {
  const { rows } = await sql.query<{ id: number }>(
    `SELECT d.order_number AS id FROM ${received()} WHERE d.account_number = $1 AND line.product_number = $2
     ORDER BY d.order_number DESC LIMIT 1`,
    [accountNumber, productNumber],
  );
  return rows[0]?.id;
}

/** Whether an account has ever received anything. */
export async function isCustomer(sql: Queryable, accountNumber: number): Promise<boolean> {
  const { rowCount } = await sql.query(`SELECT FROM ${received()} WHERE d.account_number = $1 LIMIT 1`, [
    accountNumber,
  ]);
  return rowCount === 1;
}
