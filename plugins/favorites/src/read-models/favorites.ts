import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { Favorite } from "../contract";

/** The favourites of an account, newest first; `onSale` are the public ids of what shoppers see. */
export async function findFavorites(
  sql: Queryable,
  accountId: string,
  onSale: ReadonlySet<number>,
): Promise<Favorite[]> {
  const { rows } = await sql.query<{ productId: number; addedAt: Date }>(
    `SELECT product_number AS "productId", created_at AS "addedAt" FROM favorite
     WHERE account_id = $1 AND deleted_at IS NULL ORDER BY created_at DESC, id DESC`,
    [accountId],
  );
  return rows
    .filter(({ productId }) => onSale.has(productId))
    .map(({ productId, addedAt }) => ({ productId, addedAt: addedAt.toISOString() }));
}
