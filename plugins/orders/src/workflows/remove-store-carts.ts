import { Modules } from "@medusajs/framework/utils";
import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { DAY_MS } from "@zakh/kit/contract";
import { inOneTransaction, type Queryable } from "@zakh/kit/database/one-transaction";

/** How long a cart of `/store` that nobody touches is kept, in days. */
const RETENTION_DAYS = 30;

/** Most carts of one run, so that a transaction stays short. */
const MOST = 500;

interface OldCart {
  id: string;
  addresses: string[];
  collections: string[];
}

/** All of a cart in one transaction, so that there is nothing to undo. */
const removeStoreCartsStep = createStep("remove-store-carts", async ({ now }: { now: string }, { container }) => {
  const removed = await inOneTransaction(container, async ({ sql, use }) => {
    const carts = await lockOldCarts(sql, new Date(Date.parse(now) - RETENTION_DAYS * DAY_MS));
    if (carts.length === 0) return 0;
    const ids = carts.map(({ id }) => id);
    await sql.query("DELETE FROM cart_payment_collection WHERE cart_id = ANY($1::text[])", [ids]);
    await use(container.resolve(Modules.CART), (service, context) => service.deleteCarts(ids, context));
    const collections = carts.flatMap((cart) => cart.collections);
    await sql.query("DELETE FROM payment_session WHERE payment_collection_id = ANY($1::text[])", [collections]);
    await sql.query("DELETE FROM payment_collection WHERE id = ANY($1::text[])", [collections]);
    const addresses = carts.flatMap((cart) => cart.addresses);
    await sql.query("DELETE FROM cart_address WHERE id = ANY($1::text[])", [addresses]);
    return carts.length;
  });
  return new StepResponse({ removed });
});

async function lockOldCarts(sql: Queryable, before: Date): Promise<OldCart[]> {
  const { rows } = await sql.query<OldCart>(
    String.raw`SELECT cart.id, array_remove(ARRAY[shipping_address_id, billing_address_id], NULL) AS addresses,
       ARRAY(SELECT payment_collection_id FROM cart_payment_collection WHERE cart_id = cart.id) AS collections
     FROM cart WHERE cart.id LIKE 'cart\_store\_%' AND completed_at IS NULL AND updated_at < $1
     ORDER BY updated_at LIMIT ${MOST} FOR UPDATE SKIP LOCKED`,
    [before],
  );
  return rows;
}

/** Deletes carts of `/store` that became no order and were not touched for 30 days, with their addresses; answers how many. */
export const removeStoreCartsWorkflow = createWorkflow(
  "remove-store-carts",
  (input: { now: string }) => new WorkflowResponse(removeStoreCartsStep(input)),
);
