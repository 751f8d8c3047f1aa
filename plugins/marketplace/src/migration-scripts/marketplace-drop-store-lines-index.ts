import { shopPool } from "@zakh/kit/database/pool";

/** A store finds its orders by the shop's own `order_line`; earlier versions did by an index over `metadata` of Medusa's lines. */
export default async function dropStoreLinesIndex(): Promise<void> {
  await shopPool().query(`DROP INDEX IF EXISTS "IDX_order_line_item_store_number"`);
}
