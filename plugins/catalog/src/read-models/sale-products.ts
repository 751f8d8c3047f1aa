import type { Texts } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { textColumns } from "@zakh/kit/database/text-columns";
import { type OrderSeller, type SaleRule, type SoldText, STORED_TEXTS } from "../contract";
import { CATEGORY, CATEGORY_NAME, INVENTORY_ITEM, ON_SALE, RULE } from "./on-sale";
import { orderSellerSql } from "./seller-sql";

const SOLD_TEXTS = STORED_TEXTS.filter(({ field }) => field !== "description");

/** A product for checkout: its price, its sale rule, and its inventory item. */
export interface SaleProduct extends SaleRule, Texts<SoldText> {
  number: number;
  productId: string;
  variantId: string;
  imageUrl: string;
  /** Won per sale unit, at most two decimals. */
  price: number;
  trackStock: boolean;
  /** Id of Medusa's InventoryItem while stock is tracked. */
  inventoryItemId: string | null;
  /** Public id of the store that sells it; null: the shop itself. */
  storeId: number | null;
  seller: OrderSeller | null;
}

/** The products of these public ids that are on sale; read from the database in one statement. */
export async function findSaleProducts(sql: Queryable, numbers: number[]): Promise<SaleProduct[]> {
  const { rows } = await sql.query<SaleProduct>(
    `SELECT pd.number, p.id AS "productId", variant.id AS "variantId", p.title AS name,
        ${textColumns("pd.texts", SOLD_TEXTS)},
        coalesce(nullif(p.thumbnail, ''), (
          SELECT image.url FROM image WHERE image.product_id = p.id AND image.deleted_at IS NULL
          ORDER BY image.rank, image.created_at LIMIT 1
        ), '') AS "imageUrl",
        ${CATEGORY_NAME},
        price.amount::float8 AS price, ${RULE},
        variant.manage_inventory AS "trackStock", inventory_item.id AS "inventoryItemId", pd.store_number AS "storeId", ${orderSellerSql("pd.store_number")} AS seller
      ${ON_SALE} ${CATEGORY} ${INVENTORY_ITEM}
      WHERE pd.number = ANY($1::int[]) AND pd.deleted_at IS NULL`,
    [numbers],
  );
  return rows;
}
