import type { StoredTexts } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import { slugFrom } from "../../contract";
import { IS_HIDDEN } from "../../read-models/on-sale";

/**
 * Lock key for all changes of categories, because order, slugs and parents concern all of them together. Medusa's own
 * category calls take it, too.
 */
export const CATEGORIES_KEY = "categories";

/** The slug of a text; throws 400 `category_slug_invalid` when it is empty. */
export function slugOf(text: string): string {
  const slug = slugFrom(text);
  if (slug === "") throw new ApiError(400, "category_slug_invalid", { fields: { slug: "category_slug_invalid" } });
  return slug;
}

/**
 * Throws 409 `slug_taken` when another category, except the one with Medusa's id `except`, has the slug,
 * case-insensitively. A unique index (`migration-scripts/guard-medusa-tables`) covers concurrent writes by Medusa's
 * dashboard.
 */
export async function refuseTakenSlug(sql: Queryable, slug: string, except: string | null = null): Promise<void> {
  const { rowCount } = await sql.query(
    "SELECT 1 FROM product_category WHERE lower(handle) = lower($1) AND deleted_at IS NULL AND id IS DISTINCT FROM $2",
    [slug, except],
  );
  if (rowCount) throw new ApiError(409, "slug_taken", { fields: { slug: "slug_taken" } });
}

/**
 * Throws 400 `category_not_found` when there is no such parent, and `category_inside_itself` when it is the category or
 * one below it; both are ids of Medusa. Follows the parents, as the trigger for concurrent moves does
 * (`migration-scripts/catalog-no-category-cycle`).
 */
export async function refuseParent(sql: Queryable, parentId: string, id: string | undefined): Promise<void> {
  const { rows } = await sql.query<{ isInside: boolean }>(
    `WITH RECURSIVE ancestors (id) AS (
       SELECT $1::text
       UNION
       SELECT c.parent_category_id FROM product_category c JOIN ancestors ON c.id = ancestors.id
     )
     SELECT EXISTS (SELECT FROM ancestors WHERE id = $2) AS "isInside"
     FROM product_category WHERE id = $1 AND deleted_at IS NULL`,
    [parentId, id],
  );
  if (!rows[0]) throw new ApiError(400, "category_not_found");
  if (rows[0].isInside) throw new ApiError(400, "category_inside_itself");
}

interface FoundCategory {
  categoryId: string;
  texts: StoredTexts;
  hasChildren: boolean;
}

/** The category with this public id; 404 `category_not_found` when it is missing or deleted. */
export async function findCategoryToChange(sql: Queryable, number: number): Promise<FoundCategory> {
  const { rows } = await sql.query<FoundCategory>(
    `SELECT c.id AS "categoryId", cd.texts,
       EXISTS (SELECT 1 FROM product_category child WHERE child.parent_category_id = c.id AND child.deleted_at IS NULL) AS "hasChildren"
     FROM category_detail cd
     JOIN product_category_category_detail pccd ON pccd.category_detail_id = cd.id AND pccd.deleted_at IS NULL
     JOIN product_category c ON c.id = pccd.product_category_id AND c.deleted_at IS NULL
     WHERE cd.number = $1 AND cd.deleted_at IS NULL`,
    [number],
  );
  if (!rows[0]) throw new ApiError(404, "category_not_found");
  return rows[0];
}

/**
 * Throws 409 `origins_missing` with their number when products of the category with this id of Medusa's are shown that tell no origin: it cannot become
 * meat before.
 */
export async function requireOrigins(sql: Queryable, categoryId: string): Promise<void> {
  const { rows } = await sql.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM product_category_product placed JOIN product p ON p.id = placed.product_id
       JOIN product_product_detail link ON link.product_id = p.id JOIN product_detail pd ON pd.id = link.product_detail_id
     WHERE placed.product_category_id = $1 AND p.deleted_at IS NULL AND NOT ${IS_HIDDEN} AND coalesce(pd.texts->'origin'->>'mn', '') = ''`,
    [categoryId],
  );
  const count = rows[0]?.count ?? 0;
  if (count > 0) throw new ApiError(409, "origins_missing", { params: { count } });
}
