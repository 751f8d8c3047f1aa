import type { Queryable } from "@zakh/kit/database/one-transaction";
import { SHOP_PRICE } from "./on-sale";

/** A variant of Medusa with its prices outside price lists. */
export interface PricedVariant {
  id: string;
  productId: string;
  isPublished: boolean;
  priceIds: string[];
  hasShopPrice: boolean;
}

/** Medusa's variants with these ids, and all of these products. */
export async function findPricedVariants(
  sql: Queryable,
  { ids, productIds }: { ids: string[]; productIds: string[] },
): Promise<PricedVariant[]> {
  const { rows } = await sql.query<PricedVariant>(
    `SELECT v.id, v.product_id AS "productId", p.status = 'published' AS "isPublished",
       coalesce(array_agg(price.id) FILTER (WHERE price.id IS NOT NULL), '{}') AS "priceIds",
       coalesce(bool_or(${SHOP_PRICE}), false) AS "hasShopPrice"
     FROM product_variant v
     JOIN product p ON p.id = v.product_id AND p.deleted_at IS NULL
     LEFT JOIN product_variant_price_set pvps ON pvps.variant_id = v.id AND pvps.deleted_at IS NULL
     LEFT JOIN price ON price.price_set_id = pvps.price_set_id AND price.deleted_at IS NULL AND price.price_list_id IS NULL
     WHERE (v.id = ANY($1) OR v.product_id = ANY($2)) AND v.deleted_at IS NULL
     GROUP BY v.id, v.product_id, p.status`,
    [ids, productIds],
  );
  return rows;
}

/** Which of these prices a price list of Medusa has. */
export async function findListPriceIds(sql: Queryable, priceListId: string, ids: string[]): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>(
    "SELECT id FROM price WHERE price_list_id = $1 AND id = ANY($2) AND deleted_at IS NULL",
    [priceListId, ids],
  );
  return rows.map(({ id }) => id);
}
