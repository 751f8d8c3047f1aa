import type { MedusaContainer } from "@medusajs/framework/types";
import { inTransaction } from "@zakh/kit/database/in-transaction";
import { shopPool } from "@zakh/kit/database/pool";

/** Products are found by their title in any script and spelling, whoever writes it: the database generates the column. */
export default async function foldedTitles(_: { container: MedusaContainer }): Promise<void> {
  await inTransaction(shopPool(), async (client) => {
    await client.query(
      "ALTER TABLE product ADD COLUMN IF NOT EXISTS folded_text text GENERATED ALWAYS AS (zakh_folded(title)) STORED",
    );
    await client.query(
      'CREATE INDEX IF NOT EXISTS "IDX_product_folded" ON product USING gin (folded_text gin_trgm_ops) WHERE deleted_at IS NULL',
    );
  });
}
