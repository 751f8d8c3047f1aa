import { generateEntityId } from "@medusajs/framework/utils";
import { defineWrite } from "@zakh/kit/database/define-write";
import { inTransaction } from "@zakh/kit/database/in-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { FAVORITES_MAX } from "../contract";
import { productsOnSale } from "../read-models/products-on-sale";

export interface FavoriteOfAccount {
  accountId: string;
  productNumber: number;
}

/** Marks a product; one that is marked already stays. Throws 404 `product_not_found`, 409 `favorites_full`. */
export const addFavoriteWorkflow = defineWrite(
  "add-favorite",
  async ({ accountId, productNumber }: FavoriteOfAccount) => {
    if (!(await productsOnSale()).has(productNumber)) throw new ApiError(404, "product_not_found");
    await inTransaction(shopPool(), async (sql) => {
      // Serialises requests of one account, so that concurrent ones cannot exceed the limit.
      await sql.query("SELECT pg_advisory_xact_lock(hashtextextended('favorite_' || $1, 0))", [accountId]);
      const { rows } = await sql.query<{ isKnown: boolean; count: number }>(
        `SELECT coalesce(bool_or(product_number = $2::int), false) AS "isKnown", count(*)::int AS count
         FROM favorite WHERE account_id = $1 AND deleted_at IS NULL`,
        [accountId, productNumber],
      );
      if (rows[0]?.isKnown) return;
      if ((rows[0]?.count ?? 0) >= FAVORITES_MAX) {
        throw new ApiError(409, "favorites_full", { params: { maximum: FAVORITES_MAX } });
      }
      await sql.query("INSERT INTO favorite (id, account_id, product_number) VALUES ($1, $2, $3)", [
        generateEntityId(undefined, "fav"),
        accountId,
        productNumber,
      ]);
    });
  },
);
