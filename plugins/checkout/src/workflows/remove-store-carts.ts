import { Modules } from "@medusajs/framework/utils";
import { defineWrite } from "@zakh/kit/database/define-write";
import { inOneTransaction, type Queryable } from "@zakh/kit/database/one-transaction";

/** Most carts of one run, so that a transaction stays short. */
const MAX_PER_RUN = 500;

interface OldCart {
  id: string;
  collections: string[];
}

/**
 * Deletes carts of `/store` that became no order and were not touched since `before` (ISO 8601), and addresses that no cart has; answers how many
 * carts. All of a cart goes in one transaction.
 */
export const removeStoreCartsWorkflow = defineWrite(
  "remove-store-carts",
  async ({ before: time }: { before: string }, { container }) => {
    const removed = await inOneTransaction(container, async ({ sql, use }) => {
      const before = new Date(time);
      const carts = await lockOldCarts(sql, before);
      const ids = carts.map(({ id }) => id);
      await sql.query("DELETE FROM cart_payment_collection WHERE cart_id = ANY($1::text[])", [ids]);
      if (ids.length > 0)
        await use(container.resolve(Modules.CART), (service, context) => service.deleteCarts(ids, context));
      const collections = carts.flatMap((cart) => cart.collections);
      await sql.query("DELETE FROM payment_session WHERE payment_collection_id = ANY($1::text[])", [collections]);
      await sql.query("DELETE FROM payment_collection WHERE id = ANY($1::text[])", [collections]);
      await removeAddresses(sql, before);
      return carts.length;
    });
    return { removed };
  },
);

async function lockOldCarts(sql: Queryable, before: Date): Promise<OldCart[]> {
  const { rows } = await sql.query<OldCart>(
    String.raw`SELECT cart.id,
       ARRAY(SELECT payment_collection_id FROM cart_payment_collection WHERE cart_id = cart.id) AS collections
     FROM cart WHERE cart.id LIKE 'cart\_store\_%' AND completed_at IS NULL AND updated_at < $1
     ORDER BY updated_at LIMIT ${MAX_PER_RUN} FOR UPDATE SKIP LOCKED`,
    [before],
  );
  return rows;
}

/** Addresses of the deleted carts, and those that another address has replaced: Medusa writes a changed address as a new row. */
async function removeAddresses(sql: Queryable, before: Date): Promise<void> {
  await sql.query(
    `DELETE FROM cart_address WHERE id IN (SELECT id FROM cart_address address WHERE created_at < $1
       AND NOT EXISTS (SELECT FROM cart WHERE cart.shipping_address_id = address.id)
       AND NOT EXISTS (SELECT FROM cart WHERE cart.billing_address_id = address.id)
       ORDER BY created_at LIMIT ${2 * MAX_PER_RUN})`,
    [before],
  );
}
