import { defineSnapshot } from "@zakh/kit/cache/snapshot";
import type { Page, TextName } from "@zakh/kit/contract";
import { soundsLike } from "@zakh/kit/database/folded-function";
import { containing } from "@zakh/kit/database/like";
import { ALPHABETICAL, ListFilter, type ListPage, limited } from "@zakh/kit/database/list-page";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { textColumns, textSql } from "@zakh/kit/database/text-columns";
import type { Pool } from "pg";
import {
  type AdminProductsQuery,
  availableQuantity,
  factsOf,
  MAX_QUANTITY,
  PRODUCTS_MAX,
  type Product,
  type ProductFact,
  type ProductFacts,
  type ProductSort,
  type ProductText,
  type ShownProducts,
  STORED_TEXTS,
} from "../contract";
import { lotNumberSql } from "./lots";
import { missingSql } from "./missing-sql";
import { findMostSold } from "./most-sold";
import {
  AVAILABLE,
  CATEGORY,
  CATEGORY_NAME,
  INVENTORY_ITEM,
  IS_HIDDEN,
  IS_LISTED,
  LEFT_IN_STOCK,
  MEAT,
  OF_OPEN_STORES,
  ON_SALE,
  ON_SALE_TABLES,
  RULE,
  RUNNING_OUT,
  STORED,
} from "./on-sale";
import { sellerSql } from "./seller-sql";

/** The answer's fields in Medusa's graph; `query.graph` over these must agree with `findProducts`. */
export const PRODUCT_GRAPH_FIELDS = {
  id: "product_detail.number",
  name: "title",
  description: "description",
  category: "categories.name",
  categoryId: "categories.category_detail.number",
  price: "variants.prices.amount",
  imageUrls: "images.url",
  imageUrl: "thumbnail",
  stock: "product_detail.stock",
  trackStock: "variants.manage_inventory",
  unit: "product_detail.unit",
  minOrderQuantity: "product_detail.min_order_quantity",
  packSize: "product_detail.pack_size",
  priceDivisor: "product_detail.price_divisor",
  meat: "categories.category_detail.meat",
  storeId: "product_detail.store_number",
  isFeatured: "product_detail.is_featured",
  createdAt: "created_at",
} as const satisfies Record<Exclude<keyof Product, Computed | StoredText>, string>;

/** Medusa's graph has them as one column. */
type StoredText = Exclude<TextName<ProductText | "category">, "name" | "description" | "category"> | ProductFact;

/** Fields computed from the stock of all locations, from Medusa's status, from its reviews, lots, store and category, and from the number where nobody has set a position. */
type Computed =
  | "available"
  | "isSoldOut"
  | "isHidden"
  | "isListed"
  | "position"
  | "traceNumber"
  | "rating"
  | "reviewCount"
  | "seller";

type ProductRow = Omit<Product, "available" | "isSoldOut" | "createdAt" | ProductFact> & {
  facts: Partial<ProductFacts>;
  available: string | null;
  createdAt: Date;
};

const POSITION = "coalesce(pd.position, pd.number)";

/** The shop's order: featured ones first, then by category and position. */
const SHOP_ORDER = `pd.is_featured DESC, category.sort_order NULLS LAST, category.number NULLS LAST, ${POSITION}, pd.number`;

/** A store's own order. */
const STORE_ORDER = `${POSITION}, pd.number`;

/** A SELECT of complete products for the rows of `source`, which is `ON_SALE` or `STORED`. */
function selectProducts(source: string, where: string, order: string = SHOP_ORDER): string {
  return `SELECT pd.number AS id, p.title AS name,
      coalesce(p.description, '') AS description, ${textColumns("pd.texts", STORED_TEXTS)}, pd.facts,
      ${CATEGORY_NAME}, category.number AS "categoryId", price.amount::float8 AS price,
      coalesce(pictures.urls, '{}') AS "imageUrls", coalesce(p.thumbnail, '') AS "imageUrl",
      CASE WHEN variant.manage_inventory THEN greatest(coalesce(left_in_stock.quantity, 0), 0) ELSE pd.stock END::float8 AS stock,
      variant.manage_inventory AS "trackStock", ${AVAILABLE} AS available, ${RULE}, ${MEAT} AS meat,
      ${lotNumberSql("pd.number")} AS "traceNumber", pd.store_number AS "storeId", ${sellerSql("pd.store_number")} AS seller, ${IS_HIDDEN} AS "isHidden", ${IS_LISTED} AS "isListed",
      pd.is_featured AS "isFeatured", ${POSITION} AS position,
      round(rated.stars::numeric / rated.reviews, 1)::float8 AS rating, coalesce(rated.reviews, 0) AS "reviewCount",
      p.created_at AS "createdAt"
    ${source} ${CATEGORY} ${INVENTORY_ITEM} ${LEFT_IN_STOCK}
    LEFT JOIN product_rating rated ON rated.product_number = pd.number AND rated.reviews > 0
    LEFT JOIN LATERAL (
      SELECT array_agg(image.url ORDER BY image.rank, image.created_at) AS urls
      FROM image WHERE image.product_id = p.id AND image.deleted_at IS NULL
    ) pictures ON true
    WHERE pd.deleted_at IS NULL ${where}
    ORDER BY ${order}`;
}

/** Every product on sale, in the shop's order, in one statement. */
export async function findProducts(pool: Pool): Promise<Product[]> {
  const { rows } = await pool.query<ProductRow>(selectProducts(ON_SALE, ""));
  return rows.map(toProduct);
}

/** One product by its public id, on sale or hidden; read from the database. */
export async function findStoredProduct(sql: Queryable, number: number): Promise<Product | undefined> {
  const { rows } = await sql.query<ProductRow>(selectProducts(STORED, "AND pd.number = $1"), [number]);
  return rows[0] && toProduct(rows[0]);
}

/** The products of these public ids that are on sale, including sold-out ones; read from the database. */
export async function findProductsOnSale(sql: Queryable, numbers: readonly number[]): Promise<Product[]> {
  const { rows } = await sql.query<ProductRow>(selectProducts(ON_SALE, "AND pd.number = ANY($1::int[])"), [numbers]);
  return rows.map(toProduct);
}

/** Products of a store in its order, including hidden ones; read from the database. `storeId` is public. */
export async function findStoreProducts(
  pool: Pool,
  storeId: number,
  { limit = PRODUCTS_MAX, offset = 0 }: Page = {},
): Promise<Product[]> {
  const statement = `${selectProducts(STORED, "AND pd.store_number = $1", STORE_ORDER)} LIMIT $2 OFFSET $3`;
  const { rows } = await pool.query<ProductRow>(statement, [storeId, limit, offset]);
  return rows.map(toProduct);
}

export async function countStoreProducts(pool: Pool, storeId: number): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count ${STORED} WHERE pd.deleted_at IS NULL AND pd.store_number = $1`,
    [storeId],
  );
  return rows[0]?.count ?? 0;
}

const NAME_COLUMNS = STORED_TEXTS.filter(({ field }) => field === "name").map((text) => textSql("pd.texts", text));

/** What each choice of the admin's list selects from. */
const SHOWN: Record<ShownProducts, string> = {
  onSale: ON_SALE,
  hidden: `${OF_OPEN_STORES} AND ${IS_HIDDEN}`,
  both: OF_OPEN_STORES,
};

const ADMIN_ORDER: Record<Exclude<ProductSort, "sold">, string> = {
  newest: "pd.number DESC",
  oldest: "pd.number",
  name: `p.title ${ALPHABETICAL}, pd.number`,
  "-name": `p.title ${ALPHABETICAL} DESC, pd.number DESC`,
  price: "price.amount, pd.number",
  "-price": "price.amount DESC, pd.number DESC",
  shop: SHOP_ORDER,
};

/**
 * One page of the admin's list of products, and the total number; read from the database. The statement first
 * selects the ids of the page, and joins everything else for these only.
 */
export async function listProducts(pool: Pool, query: AdminProductsQuery): Promise<ListPage<Product>> {
  const { search, category, otherThan, ids, low, missing, sort = "newest", shown = "onSale" } = query;
  const source = SHOWN[shown];
  const filter = new ListFilter();
  filter.add("pd.deleted_at IS NULL");
  if (ids) filter.add(`pd.number = ANY(${filter.bind(ids)}::int[])`);
  if (search) {
    const part = `lower(${filter.bind(containing(search))})`;
    const found = ["p.title", ...NAME_COLUMNS].map((name) => `lower(${name}) LIKE ${part}`);
    const sounds = ["p.folded_text", "pd.folded_text"].flatMap((column) => soundsLike(filter, column, search));
    filter.add([...found, ...sounds].join(" OR "));
  }
  if (category) filter.add(`category.name = ${filter.bind(category)}`);
  if (otherThan) filter.add(`coalesce(category.name, '') <> ALL(${filter.bind(otherThan)}::text[])`);
  if (low) filter.add(RUNNING_OUT);
  if (missing) filter.add(missingSql(missing));
  const byCategory = Boolean(category || otherThan || missing);
  const byStock = low ? `${INVENTORY_ITEM} ${LEFT_IN_STOCK}` : "";
  const filtered = [...filter.values];
  const order =
    sort === "sold"
      ? `array_position(${filter.bind(await findMostSold(pool))}::int[], pd.number), pd.number DESC`
      : ADMIN_ORDER[sort];
  const picked = `SELECT pd.number ${source} ${byCategory || sort === "shop" ? CATEGORY : ""} ${byStock} WHERE ${filter.condition}
    ORDER BY ${order} ${limited(query, PRODUCTS_MAX)}`;
  const [{ rows }, { rows: counted }] = await Promise.all([
    pool.query<ProductRow>(selectProducts(source, `AND pd.number = ANY(ARRAY(${picked}))`, order), filter.values),
    pool.query<{ total: number }>(
      `SELECT count(*)::int AS total ${source} ${byCategory ? CATEGORY : ""} ${byStock} WHERE ${filter.condition}`,
      filtered,
    ),
  ]);
  return { rows: rows.map(toProduct), total: counted[0]?.total ?? 0 };
}

function toProduct({ facts, ...row }: ProductRow): Product {
  const imageUrls = primaryFirst(row.imageUrl, row.imageUrls);
  const available = availableStock(row.available);
  return {
    ...row,
    ...factsOf(facts),
    available,
    imageUrls,
    imageUrl: imageUrls[0] ?? "",
    isSoldOut: availableQuantity({ ...row, available }) === 0,
    createdAt: row.createdAt.toISOString(),
  };
}

/** `AVAILABLE` as a number; null when it is at least the maximum of one order line. */
export function availableStock(left: string | null): number | null {
  return left === null || Number(left) >= MAX_QUANTITY ? null : Number(left);
}

/** The pictures with the primary one first; Medusa's dashboard allows any of them, or another, as the thumbnail. */
export function primaryFirst(primary: string, urls: string[]): string[] {
  return primary === "" ? urls : [primary, ...urls.filter((url) => url !== primary)];
}

/** The statement for the public ids of the products that a text names, in any script and spelling; undefined for a text without letters. */
export function productsNamedSql(filter: ListFilter, search: string): string | undefined {
  const named = (column: string, table: string) =>
    soundsLike(filter, column, search).map(
      (sounds) => `SELECT pd.number FROM ${table} WHERE (${sounds}) AND pd.deleted_at IS NULL`,
    );
  const statements = [
    ...named("pd.folded_text", "product_detail pd"),
    ...named(
      "p.folded_text",
      `product p JOIN product_product_detail ppd ON ppd.product_id = p.id AND ppd.deleted_at IS NULL AND p.deleted_at IS NULL
       JOIN product_detail pd ON pd.id = ppd.product_detail_id`,
    ),
  ];
  return statements.length === 0 ? undefined : statements.join(" UNION ");
}

/** Every product on sale, from memory. */
export const products = defineSnapshot({
  tables: [...ON_SALE_TABLES, "image", "product_rating", "product_lot"],
  load: findProducts,
  maxRows: PRODUCTS_MAX,
});

/** `GET /api/products`, from memory: those that the shop's lists show. */
export const listedProducts = defineSnapshot({
  tables: products.tables,
  load: async () => (await products.value()).filter(({ isListed }) => isListed),
  maxRows: PRODUCTS_MAX,
});
