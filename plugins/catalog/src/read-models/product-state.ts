import type { StoredTexts } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { Meat, ProductFacts, SaleRule } from "../contract";
import { CATEGORY, MEAT, RULE, STORED } from "./on-sale";

/** The current state of a product for changing it, with the ids of all its parts. */
export interface ProductState extends SaleRule {
  number: number;
  productId: string;
  variantId: string;
  /** Ids of Medusa's PriceSet, and of its price in won. */
  priceSetId: string;
  priceId: string;
  /** Won. */
  price: number;
  name: string;
  texts: StoredTexts;
  facts: Partial<ProductFacts>;
  /** Name of the category, including a deleted one (ruling 42); empty without one. */
  category: string;
  /** Public id of the category; null without one, and when it was deleted. */
  categoryId: number | null;
  meat: Meat;
  isHidden: boolean;
  trackStock: boolean;
  /** Shown while stock is not tracked. */
  stock: number;
  /** Tracked stock that is not reserved; 0 without any. */
  available: number;
  /** Id of Medusa's InventoryItem, also while stock is not tracked; null when it was deleted there. */
  inventoryItemId: string | null;
  /** The pictures in their order. */
  images: { id: string; url: string }[];
  /** URL of the primary picture; empty without one. */
  thumbnail: string;
  /** Public id of the store that sells it; null: the shop itself. */
  storeId: number | null;
}

/** The product with this public id, on sale or hidden; read from the database in one statement. */
export async function findProductState(sql: Queryable, number: number): Promise<ProductState | undefined> {
  const { rows } = await sql.query<ProductState>(
    `SELECT pd.number, p.id AS "productId", variant.id AS "variantId", price.price_set_id AS "priceSetId",
        price.id AS "priceId", price.amount::float8 AS price, p.title AS name, coalesce(category.name, '') AS category,
        category.number AS "categoryId", ${MEAT} AS meat, p.status <> 'published' AS "isHidden", variant.manage_inventory AS "trackStock", pd.stock::float8 AS stock,
        pd.texts, pd.facts, ${RULE},
        item.id AS "inventoryItemId",
        (SELECT greatest(coalesce(sum(level.stocked_quantity - level.reserved_quantity), 0), 0)::float8 FROM inventory_level level
          WHERE level.inventory_item_id = item.id AND level.deleted_at IS NULL) AS available,
        coalesce((SELECT json_agg(json_build_object('id', image.id, 'url', image.url) ORDER BY image.rank, image.created_at)
          FROM image WHERE image.product_id = p.id AND image.deleted_at IS NULL), '[]') AS images,
        coalesce(p.thumbnail, '') AS thumbnail, pd.store_number AS "storeId"
      ${STORED} ${CATEGORY}
      LEFT JOIN LATERAL (
        SELECT pvii.inventory_item_id AS id FROM product_variant_inventory_item pvii
        JOIN inventory_item ON inventory_item.id = pvii.inventory_item_id AND inventory_item.deleted_at IS NULL
        WHERE pvii.variant_id = variant.id AND pvii.deleted_at IS NULL ORDER BY pvii.created_at, pvii.inventory_item_id LIMIT 1
      ) item ON true
      WHERE pd.number = $1 AND pd.deleted_at IS NULL`,
    [number],
  );
  return rows[0];
}
