import { defineSnapshot } from "@zakh/kit/cache/snapshot";
import type { TextName, Versioned } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { textColumns } from "@zakh/kit/database/text-columns";
import { withVersion } from "@zakh/kit/http/version";
import type { Pool } from "pg";
import { type Category, type CategoryText, STORED_CATEGORY_TEXTS } from "../contract";

/** Medusa's graph has them as one column. */
type StoredText = Exclude<TextName<CategoryText>, CategoryText>;

/** The answer's fields in Medusa's graph; `query.graph` over these must agree with `findCategories`. */
export const CATEGORY_GRAPH_FIELDS = {
  id: "category_detail.number",
  name: "name",
  slug: "handle",
  description: "description",
  imageUrl: "category_detail.image_url",
  order: "category_detail.sort_order",
  isActive: "is_active",
  meat: "category_detail.meat",
  goodsOf: "category_detail.goods_of",
  listsStores: "category_detail.lists_stores",
  createdAt: "created_at",
} as const satisfies Record<Exclude<keyof Category, StoredText>, string>;

type CategoryRow = Omit<Category, "createdAt"> & { createdAt: Date };

function selectCategories(where: string): string {
  return `SELECT cd.number AS id, c.name, c.handle AS slug,
      c.description, ${textColumns("cd.texts", STORED_CATEGORY_TEXTS)}, cd.image_url AS "imageUrl",
      cd.sort_order AS "order", c.is_active AND NOT c.is_internal AS "isActive", cd.meat,
      cd.goods_of AS "goodsOf", cd.lists_stores AS "listsStores", c.created_at AS "createdAt"
    FROM category_detail cd
    JOIN product_category_category_detail pccd ON pccd.category_detail_id = cd.id AND pccd.deleted_at IS NULL
    JOIN product_category c ON c.id = pccd.product_category_id AND c.deleted_at IS NULL
    WHERE cd.deleted_at IS NULL ${where}
    ORDER BY cd.sort_order, cd.number`;
}

function toCategory(row: CategoryRow): Versioned<Category> {
  return withVersion({ ...row, createdAt: row.createdAt.toISOString() });
}

/**
 * Every category that is not deleted, in the shop's order, including inactive ones, which callers filter out (spec §7).
 */
export async function findCategories(pool: Pool): Promise<Versioned<Category>[]> {
  const { rows } = await pool.query<CategoryRow>(selectCategories(""));
  return rows.map(toCategory);
}

/** One category by its public id, unless it is deleted; read from the database, not from the cache. */
export async function findCategory(sql: Queryable, number: number): Promise<Versioned<Category> | undefined> {
  const { rows } = await sql.query<CategoryRow>(selectCategories("AND cd.number = $1"), [number]);
  return rows[0] && toCategory(rows[0]);
}

/** `GET /api/categories`, from memory. */
export const categories = defineSnapshot({
  tables: ["category_detail", "product_category_category_detail", "product_category"],
  load: findCategories,
});
