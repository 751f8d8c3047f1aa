import type { Queryable } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import { slugFrom } from "../../contract";

/** Categories are counted, ranked and told apart by slug among each other, so they change one at a time, under this key. */
export const CATEGORIES_KEY = "categories";

/** The slug that a text gives; 400 `category_slug_invalid` when it gives none. */
export function slugOf(text: string): string {
  const slug = slugFrom(text);
  if (slug === "") throw new ApiError(400, "category_slug_invalid", { fields: { slug: "category_slug_invalid" } });
  return slug;
}

/**
 * 409 `slug_taken` when another living category than `except`, Medusa's id of one, has the slug, whatever the letter case. A unique
 * index stands behind it (`migration-scripts/guard-medusa-tables`), for what Medusa's dashboard writes at the same time.
 */
export async function refuseTakenSlug(sql: Queryable, slug: string, except: string | null = null): Promise<void> {
  const { rowCount } = await sql.query(
    "SELECT 1 FROM product_category WHERE lower(handle) = lower($1) AND deleted_at IS NULL AND id IS DISTINCT FROM $2",
    [slug, except],
  );
  if (rowCount) throw new ApiError(409, "slug_taken", { fields: { slug: "slug_taken" } });
}

interface FoundCategory {
  /** Id of Medusa's ProductCategory. */
  categoryId: string;
  hasChildren: boolean;
}

/** The category with this public id; 404 `category_not_found` when it is missing or deleted. */
export async function findCategoryToChange(sql: Queryable, number: number): Promise<FoundCategory> {
  const { rows } = await sql.query<FoundCategory>(
    `SELECT c.id AS "categoryId",
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
