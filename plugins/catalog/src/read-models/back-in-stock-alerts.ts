import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { BackInStockAlert } from "../contract";

/** Whether this account has subscribed to the product with this public id. */
export async function findBackInStockAlert(
  sql: Queryable,
  accountId: string,
  productNumber: number,
): Promise<BackInStockAlert> {
  const { rowCount } = await sql.query(
    "SELECT FROM back_in_stock_alert WHERE account_id = $1 AND product_number = $2",
    [accountId, productNumber],
  );
  return { isSubscribed: (rowCount ?? 0) > 0 };
}
