import type { Product } from "@zakh/catalog/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { statusIs } from "@zakh/orders/read-models/status-sql";
import type { BoughtProduct } from "../contract";

/**
 * What an account has bought and can buy again, the most often bought first, in one statement over its own orders by their index. Between
 * quantities that were ordered equally often the smaller one is the usual one.
 */
export async function findBoughtProducts(
  sql: Queryable,
  accountNumber: number,
  onSale: ReadonlyMap<number, Product>,
): Promise<BoughtProduct[]> {
  const { rows } = await sql.query<{ number: number; times: number; last: Date; usual: number }>(
    `SELECT line.product_number AS number, count(DISTINCT d.id)::int AS times, max(d.created_at) AS last,
       mode() WITHIN GROUP (ORDER BY line.quantity)::float8 AS usual
     FROM order_detail d
     JOIN order_line line ON line.order_detail_id = d.id AND line.deleted_at IS NULL
     WHERE d.account_number = $1 AND d.deleted_at IS NULL AND d.order_number IS NOT NULL AND NOT ${statusIs("cancelled")}
     GROUP BY 1
     ORDER BY times DESC, last DESC, number`,
    [accountNumber],
  );
  return rows.flatMap(({ number, times, last, usual }) => {
    const product = onSale.get(number);
    return product ? [{ product, times, lastBoughtOn: last.toISOString(), usualQuantity: usual }] : [];
  });
}
