import type { Queryable } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";

/** Medusa's records that every product is linked to, so that Medusa's dashboard can work with it. */
export interface ProductDefaults {
  salesChannelId: string | null;
  shippingProfileId: string | null;
  /** Where tracked stock is stored; null while there is no stock location. */
  stockLocationId: string | null;
}

/** Reads the store's defaults, or the first stock location and shipping profile when a default is not set. */
export async function findProductDefaults(sql: Queryable): Promise<ProductDefaults> {
  const { rows } = await sql.query<ProductDefaults>(
    `SELECT
       (SELECT id FROM shipping_profile WHERE deleted_at IS NULL ORDER BY created_at LIMIT 1) AS "shippingProfileId",
       store.default_sales_channel_id AS "salesChannelId",
       coalesce(store.default_location_id,
         (SELECT id FROM stock_location WHERE deleted_at IS NULL ORDER BY created_at LIMIT 1)) AS "stockLocationId"
     FROM (VALUES (1)) one
     LEFT JOIN LATERAL (SELECT * FROM store WHERE deleted_at IS NULL ORDER BY id LIMIT 1) store ON true`,
  );
  return rows[0] ?? { salesChannelId: null, shippingProfileId: null, stockLocationId: null };
}

/** Medusa's category ids by public id; 400 `category_not_found` when one does not exist or is deleted. */
export async function findCategoryIds(sql: Queryable, numbers: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql.query<{ number: number; id: string }>(
    `SELECT cd.number, c.id
     FROM category_detail cd
     JOIN product_category_category_detail pccd ON pccd.category_detail_id = cd.id AND pccd.deleted_at IS NULL
     JOIN product_category c ON c.id = pccd.product_category_id AND c.deleted_at IS NULL
     WHERE cd.number = ANY($1::int[]) AND cd.deleted_at IS NULL`,
    [numbers],
  );
  const ids = new Map(rows.map(({ number, id }) => [number, id]));
  if (numbers.some((number) => !ids.has(number))) {
    throw new ApiError(400, "category_not_found", { fields: { categoryId: "category_not_found" } });
  }
  return ids;
}
