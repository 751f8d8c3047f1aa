import { defineSnapshot } from "@zakh/kit/snapshots/snapshot";
import type { Pool } from "pg";
import type { ServiceCategory } from "../contract";

type Row = Omit<ServiceCategory, "createdAt"> & { createdAt: Date };

/** Every active service category, in the order they were made. */
async function findServiceCategories(pool: Pool): Promise<ServiceCategory[]> {
  const { rows } = await pool.query<Row>(
    `SELECT number AS id, name, description, icon_name AS "iconName", slug, is_active AS "isActive",
       created_at AS "createdAt"
     FROM service_category WHERE is_active AND deleted_at IS NULL ORDER BY number`,
  );
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** `GET /api/service-categories`, from memory. */
export const serviceCategories = defineSnapshot({ tables: ["service_category"], load: findServiceCategories });
