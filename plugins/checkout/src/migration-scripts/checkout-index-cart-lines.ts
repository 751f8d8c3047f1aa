import { shopPool } from "@zakh/kit/database/pool";

/** A saved cart is written anew with what was ordered from it, which is deleted: Medusa's own index leaves deleted rows out. */
export default async function indexCartLines(): Promise<void> {
  await shopPool().query('CREATE INDEX IF NOT EXISTS "IDX_cart_line_item_of_cart" ON cart_line_item (cart_id)');
}
