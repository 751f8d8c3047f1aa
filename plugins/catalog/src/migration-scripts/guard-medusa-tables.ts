import type { MedusaContainer } from "@medusajs/framework/types";
import { inTransaction } from "@zakh/kit/database/in-transaction";
import { shopPool } from "@zakh/kit/database/pool";

/**
 * Adds constraints to Medusa's own tables, whoever writes to them: a slug is unique among categories that are not
 * deleted, case-insensitively, and stock and prices are never negative. It is a script instead of a migration, because
 * on an empty database the plugins' migrations run before Medusa's tables exist.
 */
export default async function guardMedusaTables(_: { container: MedusaContainer }): Promise<void> {
  await inTransaction(shopPool(), async (client) => {
    for (const statement of STATEMENTS) await client.query(statement);
  });
}

const STATEMENTS = [
  // Slugs that differ in case only: the oldest category keeps it, the others get a number appended.
  `UPDATE product_category c SET handle = c.handle || '-' || twin.place
   FROM (
     SELECT id, row_number() OVER (PARTITION BY lower(handle) ORDER BY created_at, id) AS place
     FROM product_category WHERE deleted_at IS NULL
   ) twin
   WHERE twin.id = c.id AND twin.place > 1`,
  `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_product_category_slug" ON product_category (lower(handle)) WHERE deleted_at IS NULL`,
  "ALTER TABLE inventory_level DROP CONSTRAINT IF EXISTS inventory_level_not_negative",
  `ALTER TABLE inventory_level ADD CONSTRAINT inventory_level_not_negative
   CHECK (stocked_quantity >= 0 AND reserved_quantity >= 0)`,
  "ALTER TABLE price DROP CONSTRAINT IF EXISTS price_not_negative",
  "ALTER TABLE price ADD CONSTRAINT price_not_negative CHECK (amount >= 0)",
];
