import { defineSnapshot } from "@zakh/kit/snapshots/snapshot";
import type { Pool } from "pg";
import type { Store } from "../contract";

type Row = Omit<Store, "createdAt"> & { createdAt: Date };

/** Every store that the public may see: verified and active ones (ruling 31). The owner is not the public's business. */
async function findPublicStores(pool: Pool): Promise<Store[]> {
  const { rows } = await pool.query<Row>(
    `SELECT number AS id, name, description, logo_url AS "logoUrl", cover_image_url AS "coverImageUrl", address, phone,
       email, opening_hours AS "openingHours", category_number AS "categoryId", NULL AS "userId",
       is_active AS "isActive", is_verified AS "isVerified", created_at AS "createdAt"
     FROM market_store WHERE is_active AND is_verified AND deleted_at IS NULL ORDER BY number`,
  );
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** The public stores, from memory. */
export const publicStores = defineSnapshot({ tables: ["market_store"], load: findPublicStores });
