import { inTransaction } from "@zakh/kit/database/in-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { IS_SAVED_CART } from "../read-models/saved-cart";

/**
 * Gives saved carts of earlier versions, whose ids were derived from the customer's, unguessable ids, and allows one
 * saved cart per customer. The table is Medusa's and does not exist yet when the plugins' own migrations run.
 */
export default async function replaceSavedCartIds(): Promise<void> {
  await inTransaction(shopPool(), async (client) => {
    // The foreign key updates the lines.
    await client.query(
      `UPDATE cart SET id = 'cart_kept_' || replace(gen_random_uuid()::text, '-', '') WHERE id = 'cart_kept_' || customer_id`,
    );
    await client.query(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_cart_kept_customer" ON cart (customer_id) WHERE ${IS_SAVED_CART}`,
    );
  });
}
