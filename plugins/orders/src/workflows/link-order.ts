import { generateEntityId } from "@medusajs/framework/utils";
import type { Queryable } from "@zakh/kit/database/one-transaction";

/** Links Medusa's order to another payment. */
export async function linkPayment(sql: Queryable, orderId: string, collectionId: string): Promise<void> {
  await sql.query("INSERT INTO order_payment_collection (id, order_id, payment_collection_id) VALUES ($1, $2, $3)", [
    generateEntityId(undefined, "ordpay"),
    orderId,
    collectionId,
  ]);
}

/** Deletes all of its links permanently. */
export async function unlinkOrder(sql: Queryable, orderId: string): Promise<void> {
  await sql.query(
    `WITH detail AS (DELETE FROM order_order_detail WHERE order_id = $1),
       cart AS (DELETE FROM order_cart WHERE order_id = $1)
     DELETE FROM order_payment_collection WHERE order_id = $1`,
    [orderId],
  );
}
