import { shopPool } from "@zakh/kit/database/pool";

/**
 * A store finds its orders by the line's snapshot, which names who sold it. The table is Medusa's and does not exist yet
 * when the plugins' own migrations run; scripts run after all of them. Most lines are the shop's own and not in the index.
 */
export default async function indexStoreLines(): Promise<void> {
  await shopPool().query(
    `CREATE INDEX IF NOT EXISTS "IDX_order_line_item_store_number" ON order_line_item ((metadata->>'storeNumber'))
     WHERE metadata->>'storeNumber' IS NOT NULL`,
  );
}
