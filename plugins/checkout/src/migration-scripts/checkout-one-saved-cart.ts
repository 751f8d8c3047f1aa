import { shopPool } from "@zakh/kit/database/pool";
import { IS_SAVED_CART } from "../read-models/saved-cart";

/** A customer has one saved cart. It is a script because Medusa's tables do not exist yet when the plugins' own migrations run. */
export default async function oneSavedCart(): Promise<void> {
  await shopPool().query(
    `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_cart_kept_customer" ON cart (customer_id) WHERE ${IS_SAVED_CART}`,
  );
}
