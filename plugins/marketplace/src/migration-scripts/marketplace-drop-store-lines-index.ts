import { shopPool } from "@zakh/kit/database/pool";

/**
 * A store's orders are now found by the shop's own `order_line`; earlier versions used an index on `metadata` of
 * Medusa's lines.
 */
export default async function dropStoreLinesIndex(): Promise<void> {
  await shopPool().query(`DROP INDEX IF EXISTS "IDX_order_line_item_store_number"`);
}
