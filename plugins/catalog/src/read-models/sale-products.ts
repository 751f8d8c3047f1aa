import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { SaleRule } from "../contract";
import { CATEGORY, INVENTORY_ITEM, ON_SALE } from "./on-sale";

/** A product for checkout: its price, its sale rule, and its inventory item. */
export interface SaleProduct extends SaleRule {
  /** Public id. */
  number: number;
  /** Id of Medusa's Product. */
  productId: string;
  /** Id of Medusa's ProductVariant. */
  variantId: string;
  name: string;
  nameRu: string;
  nameEn: string;
  imageUrl: string;
  /** Name of the category; empty without one. */
  category: string;
  categoryRu: string;
  categoryEn: string;
  /** The origin; empty where it is not set. */
  origin: string;
  originRu: string;
  originEn: string;
  /** Won per sale unit, at most two decimals. */
  price: number;
  trackStock: boolean;
  /** Id of Medusa's InventoryItem while stock is tracked. */
  inventoryItemId: string | null;
  /** Public id of the store that sells it; null: the shop itself. */
  storeId: number | null;
}

/** PostgreSQL returns `numeric` as text. */
type Numerics = "price" | "minOrderQuantity" | "packSize" | "priceDivisor";
type SaleProductRow = Omit<SaleProduct, Numerics> & Record<Numerics, string>;

/** The products of these public ids that are on sale; read from the database in one statement. */
export async function findSaleProducts(sql: Queryable, numbers: number[]): Promise<SaleProduct[]> {
  const { rows } = await sql.query<SaleProductRow>(
    `SELECT pd.number, p.id AS "productId", variant.id AS "variantId", p.title AS name, pd.name_ru AS "nameRu", pd.name_en AS "nameEn",
        coalesce(nullif(p.thumbnail, ''), (
          SELECT image.url FROM image WHERE image.product_id = p.id AND image.deleted_at IS NULL
          ORDER BY image.rank, image.created_at LIMIT 1
        ), '') AS "imageUrl",
        coalesce(category.name, '') AS category, coalesce(category.name_ru, '') AS "categoryRu",
        coalesce(category.name_en, '') AS "categoryEn",
        pd.origin, pd.origin_ru AS "originRu", pd.origin_en AS "originEn", price.amount AS price,
        pd.min_order_quantity AS "minOrderQuantity", pd.pack_size AS "packSize", pd.price_divisor AS "priceDivisor",
        variant.manage_inventory AS "trackStock", inventory_item.id AS "inventoryItemId", pd.store_number AS "storeId"
      ${ON_SALE} ${CATEGORY} ${INVENTORY_ITEM}
      WHERE pd.number = ANY($1::int[]) AND pd.deleted_at IS NULL`,
    [numbers],
  );
  return rows.map(toSaleProduct);
}

function toSaleProduct(row: SaleProductRow): SaleProduct {
  return {
    ...row,
    price: Number(row.price),
    minOrderQuantity: Number(row.minOrderQuantity),
    packSize: Number(row.packSize),
    priceDivisor: Number(row.priceDivisor),
  };
}
