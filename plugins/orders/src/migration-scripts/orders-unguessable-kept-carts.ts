import { inTransaction } from "@zakh/kit/database/in-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { IS_KEPT_CART } from "../read-models/kept-cart";

/**
 * Gives the carts of earlier versions, whose ids were made of the customer's, ids that nobody guesses, and lets a customer have
 * one kept cart only. The table is Medusa's and does not exist yet when the plugins' own migrations run.
 */
export default async function giveKeptCartsOtherIds(): Promise<void> {
  await inTransaction(shopPool(), async (client) => {
    // The lines follow by their foreign key.
    await client.query(
      `UPDATE cart SET id = 'cart_kept_' || replace(gen_random_uuid()::text, '-', '') WHERE id = 'cart_kept_' || customer_id`,
    );
    await client.query(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_cart_kept_customer" ON cart (customer_id) WHERE ${IS_KEPT_CART}`,
    );
  });
}
