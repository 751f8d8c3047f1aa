import { defineSnapshot } from "@zakh/kit/cache/snapshot";
import type { Page } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { Pool } from "pg";
import { availableQuantity, MAX_QUANTITY, PRODUCTS_MAX, type Product } from "../contract";
import { AVAILABLE, CATEGORY, INVENTORY_ITEM, LEFT_IN_STOCK, ON_SALE, ON_SALE_TABLES, STORED } from "./on-sale";

/** Where each field of the answer stands in Medusa's graph; `query.graph` over these must agree with `findProducts`. */
export const PRODUCT_GRAPH_FIELDS = {
  id: "product_detail.number",
  name: "title",
  nameRu: "product_detail.name_ru",
  nameEn: "product_detail.name_en",
  description: "description",
  descriptionRu: "product_detail.description_ru",
  descriptionEn: "product_detail.description_en",
  category: "categories.name",
  categoryRu: "categories.category_detail.name_ru",
  categoryEn: "categories.category_detail.name_en",
  categoryId: "categories.category_detail.number",
  price: "variants.prices.amount",
  imageUrls: "images.url",
  imageUrl: "thumbnail",
  stock: "product_detail.stock",
  trackStock: "variants.manage_inventory",
  minOrderQuantity: "product_detail.min_order_quantity",
  packSize: "product_detail.pack_size",
  priceDivisor: "product_detail.price_divisor",
  storeId: "product_detail.store_number",
  createdAt: "created_at",
} as const satisfies Record<Exclude<keyof Product, Computed>, string>;

/** What the stock of all places comes to. */
type Computed = "available" | "isSoldOut";

/** PostgreSQL hands out `numeric` as text. */
type Numerics = "price" | "stock" | "minOrderQuantity" | "packSize" | "priceDivisor";
type ProductRow = Omit<Product, Numerics | Computed | "createdAt"> &
  Record<Numerics, string> & { available: string | null; createdAt: Date };

/** The whole product for each row of `source`, which is `ON_SALE` or `STORED`. */
function selectProducts(source: string, where: string): string {
  return `SELECT pd.number AS id, p.title AS name, pd.name_ru AS "nameRu", pd.name_en AS "nameEn",
      coalesce(p.description, '') AS description,
      pd.description_ru AS "descriptionRu", pd.description_en AS "descriptionEn",
      coalesce(category.name, '') AS category, coalesce(category.name_ru, '') AS "categoryRu",
      coalesce(category.name_en, '') AS "categoryEn", category.number AS "categoryId", price.amount AS price,
      coalesce(pictures.urls, '{}') AS "imageUrls", coalesce(p.thumbnail, '') AS "imageUrl",
      CASE WHEN variant.manage_inventory THEN greatest(coalesce(left_in_stock.quantity, 0), 0) ELSE pd.stock END AS stock,
      variant.manage_inventory AS "trackStock", ${AVAILABLE} AS available, pd.min_order_quantity AS "minOrderQuantity",
      pd.pack_size AS "packSize", pd.price_divisor AS "priceDivisor", pd.store_number AS "storeId",
      p.created_at AS "createdAt"
    ${source} ${CATEGORY} ${INVENTORY_ITEM} ${LEFT_IN_STOCK}
    LEFT JOIN LATERAL (
      SELECT array_agg(image.url ORDER BY image.rank, image.created_at) AS urls
      FROM image WHERE image.product_id = p.id AND image.deleted_at IS NULL
    ) pictures ON true
    WHERE pd.deleted_at IS NULL ${where}
    ORDER BY category.sort_order NULLS LAST, category.number NULLS LAST, pd.number`;
}

/** Every product on sale, by category and then oldest first, in one statement. */
export async function findProducts(pool: Pool): Promise<Product[]> {
  const { rows } = await pool.query<ProductRow>(selectProducts(ON_SALE, ""));
  return rows.map(toProduct);
}

/** One product by its public id, also while it is hidden from shoppers; fresh from the database. */
export async function findStoredProduct(sql: Queryable, number: number): Promise<Product | undefined> {
  const { rows } = await sql.query<ProductRow>(selectProducts(STORED, "AND pd.number = $1"), [number]);
  return rows[0] && toProduct(rows[0]);
}

/** Those of these public ids that are on sale now, sold out ones included; fresh from the database. */
export async function findProductsOnSale(sql: Queryable, numbers: readonly number[]): Promise<Product[]> {
  const { rows } = await sql.query<ProductRow>(selectProducts(ON_SALE, "AND pd.number = ANY($1::int[])"), [numbers]);
  return rows.map(toProduct);
}

/** Products of a store, also those that are hidden from shoppers; fresh from the database. `storeId` is public. */
export async function findStoreProducts(
  pool: Pool,
  storeId: number,
  { limit = PRODUCTS_MAX, offset = 0 }: Page = {},
): Promise<Product[]> {
  const statement = `${selectProducts(STORED, "AND pd.store_number = $1")} LIMIT $2 OFFSET $3`;
  const { rows } = await pool.query<ProductRow>(statement, [storeId, limit, offset]);
  return rows.map(toProduct);
}

/** How many there are. */
export async function countStoreProducts(pool: Pool, storeId: number): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count ${STORED} WHERE pd.deleted_at IS NULL AND pd.store_number = $1`,
    [storeId],
  );
  return rows[0]?.count ?? 0;
}

function toProduct(row: ProductRow): Product {
  const imageUrls = primaryFirst(row.imageUrl, row.imageUrls);
  const sold = {
    minOrderQuantity: Number(row.minOrderQuantity),
    packSize: Number(row.packSize),
    available: availableKilograms(row.available),
  };
  return {
    ...row,
    ...sold,
    price: Number(row.price),
    imageUrls,
    imageUrl: imageUrls[0] ?? "",
    stock: Number(row.stock),
    isSoldOut: availableQuantity(sold) === 0,
    priceDivisor: Number(row.priceDivisor),
    createdAt: row.createdAt.toISOString(),
  };
}

/** What `AVAILABLE` came to, in kg; null where one order line could not take more. */
export function availableKilograms(left: string | null): number | null {
  return left === null || Number(left) >= MAX_QUANTITY ? null : Number(left);
}

/** The pictures with the primary one in front; Medusa's dashboard lets the thumbnail be any of them, or another. */
export function primaryFirst(primary: string, urls: string[]): string[] {
  return primary === "" ? urls : [primary, ...urls.filter((url) => url !== primary)];
}

/** `GET /api/products`, from memory. */
export const products = defineSnapshot({
  tables: [...ON_SALE_TABLES, "image"],
  load: findProducts,
  most: PRODUCTS_MAX,
});
