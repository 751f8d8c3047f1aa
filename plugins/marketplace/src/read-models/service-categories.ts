import { defineSnapshot } from "@zakh/kit/cache/snapshot";
import { contentTexts, textNames, type Versioned } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { textColumns } from "@zakh/kit/database/text-columns";
import { withVersion } from "@zakh/kit/http/version";
import type { Pool } from "pg";
import { type AdminServiceCategory, SERVICE_CATEGORY_TEXTS, type ServiceCategory } from "../contract";

type Row = Omit<ServiceCategory, "createdAt"> & { createdAt: Date };

const COLUMNS = `category.number AS id, ${textColumns("category.texts", contentTexts(SERVICE_CATEGORY_TEXTS))},
  category.icon_name AS "iconName",
  category.slug, category.is_active AS "isActive", category.created_at AS "createdAt"`;

function answer<T extends { createdAt: Date }>(row: T): Omit<T, "createdAt"> & { createdAt: string } {
  return { ...row, createdAt: row.createdAt.toISOString() };
}

/** Every active service category, in order of creation. */
async function findServiceCategories(pool: Pool): Promise<ServiceCategory[]> {
  const { rows } = await pool.query<Row>(
    `SELECT ${COLUMNS} FROM service_category category
     WHERE category.is_active AND category.deleted_at IS NULL ORDER BY category.number`,
  );
  return rows.map(answer);
}

/** `GET /api/service-categories`, from memory. */
export const serviceCategories = defineSnapshot({ tables: ["service_category"], load: findServiceCategories });

/** The fields that the category's form edits. */
const EDITED = [
  ...textNames(SERVICE_CATEGORY_TEXTS),
  "iconName",
  "slug",
  "isActive",
] as const satisfies readonly (keyof ServiceCategory)[];

/** All service categories for the back office, or the one with this public id, with their numbers of stores. */
export async function findAdminServiceCategories(
  sql: Queryable,
  id?: number,
): Promise<Versioned<AdminServiceCategory>[]> {
  const { rows } = await sql.query<Row & { storeCount: number }>(
    `SELECT ${COLUMNS}, count(store.id)::int AS "storeCount"
     FROM service_category category
     LEFT JOIN market_store store ON store.category_number = category.number AND store.deleted_at IS NULL
     WHERE category.deleted_at IS NULL AND ($1::int IS NULL OR category.number = $1)
     GROUP BY category.id ORDER BY category.number`,
    [id ?? null],
  );
  return rows.map((row) => withVersion(answer(row), EDITED));
}

/** The data for changing a category; `undefined` when it does not exist or is deleted. */
export async function findServiceCategory(
  database: Pick<Pool, "query">,
  id: number,
): Promise<(Omit<ServiceCategory, "createdAt"> & { rowId: string }) | undefined> {
  const { rows } = await database.query(
    `SELECT category.id AS "rowId", ${COLUMNS} FROM service_category category
     WHERE category.number = $1 AND category.deleted_at IS NULL`,
    [id],
  );
  return rows[0];
}

/** Public id of the category with this slug that is not deleted. */
export async function findSlugOwner(sql: Queryable, slug: string): Promise<number | undefined> {
  const { rows } = await sql.query<{ number: number }>(
    "SELECT number FROM service_category WHERE slug = $1 AND deleted_at IS NULL",
    [slug],
  );
  return rows[0]?.number;
}

export async function countStoresOf(pool: Pool, id: number): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM market_store WHERE category_number = $1 AND deleted_at IS NULL",
    [id],
  );
  return rows[0]?.count ?? 0;
}
