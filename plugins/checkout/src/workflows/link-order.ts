import type { Queryable } from "@zakh/kit/database/one-transaction";

/** Deletes all links of Medusa's order permanently. */
export async function unlinkOrder(sql: Queryable, orderId: string): Promise<void> {
  await sql.query(
    `WITH detail AS (DELETE FROM order_order_detail WHERE order_id = $1),
       cart AS (DELETE FROM order_cart WHERE order_id = $1)
     DELETE FROM order_payment_collection WHERE order_id = $1`,
    [orderId],
  );
}
