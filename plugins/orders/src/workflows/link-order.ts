import { generateEntityId } from "@medusajs/framework/utils";
import type { Queryable } from "../database/one-transaction";

/**
 * Ties Medusa's order to the shop's detail and to its payment. The rows of Medusa's link tables are written here, because
 * `link.create` opens transactions of its own.
 */
export async function linkOrder(
  sql: Queryable,
  { orderId, detailId, collectionId }: { orderId: string; detailId: string; collectionId: string },
): Promise<void> {
  await sql.query(
    `WITH detail AS (INSERT INTO order_order_detail (id, order_id, shop_order_detail_id) VALUES ($1, $2, $3))
     INSERT INTO order_payment_collection (id, order_id, payment_collection_id) VALUES ($4, $2, $5)`,
    [generateEntityId(undefined, "link"), orderId, detailId, generateEntityId(undefined, "ordpay"), collectionId],
  );
}

/** Ties Medusa's order to another payment. */
export async function linkPayment(sql: Queryable, orderId: string, collectionId: string): Promise<void> {
  await sql.query("INSERT INTO order_payment_collection (id, order_id, payment_collection_id) VALUES ($1, $2, $3)", [
    generateEntityId(undefined, "ordpay"),
    orderId,
    collectionId,
  ]);
}

/** Takes all of it away again, without a trace. */
export async function unlinkOrder(sql: Queryable, orderId: string): Promise<void> {
  await sql.query(
    `WITH detail AS (DELETE FROM order_order_detail WHERE order_id = $1)
     DELETE FROM order_payment_collection WHERE order_id = $1`,
    [orderId],
  );
}
