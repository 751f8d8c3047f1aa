import type { Queryable } from "@zakh/kit/database/one-transaction";
import { SHOP_PRICE } from "./on-sale";

/** A price of Medusa's variant outside price lists. */
export interface VariantPrice {
  variantId: string;
  id: string;
  /** Whether the shop sells for it. */
  isShopPrice: boolean;
}

/** The prices that Medusa's variants with these ids have. */
export async function findVariantPrices(sql: Queryable, variantIds: string[]): Promise<VariantPrice[]> {
  const { rows } = await sql.query<VariantPrice>(
    `SELECT pvps.variant_id AS "variantId", price.id, ${SHOP_PRICE} AS "isShopPrice"
     FROM product_variant_price_set pvps
     JOIN price ON price.price_set_id = pvps.price_set_id AND price.deleted_at IS NULL AND price.price_list_id IS NULL
     WHERE pvps.variant_id = ANY($1) AND pvps.deleted_at IS NULL`,
    [variantIds],
  );
  return rows;
}
