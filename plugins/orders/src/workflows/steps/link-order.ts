import { generateEntityId } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { shopPool } from "@zakh/kit/database/pool";

export interface OrderLinks {
  /** Id of Medusa's Order. */
  orderId: string;
  detailId?: string;
  collectionId?: string;
}

/**
 * Ties Medusa's order to the shop's detail and to its payment.
 *
 * The rows of Medusa's link tables are written by one statement: `link.create` takes 10 ms for the two, `link.dismiss` only
 * hides them, and the link module's `delete` is broken in 2.21.2, so that an undone order would leave its links behind.
 */
export const linkOrderStep = createStep(
  "link-order",
  async (links: OrderLinks) => {
    await shopPool().query(
      `WITH detail AS (
         INSERT INTO order_order_detail (id, order_id, shop_order_detail_id)
         SELECT $1, $2, $3::text WHERE $3::text IS NOT NULL
       )
       INSERT INTO order_payment_collection (id, order_id, payment_collection_id)
       SELECT $4, $2, $5::text WHERE $5::text IS NOT NULL`,
      [
        generateEntityId(undefined, "link"),
        links.orderId,
        links.detailId ?? null,
        generateEntityId(undefined, "ordpay"),
        links.collectionId ?? null,
      ],
    );
    return new StepResponse(undefined, links);
  },
  async (links) => {
    if (!links) return;
    await shopPool().query(
      `WITH detail AS (DELETE FROM order_order_detail WHERE order_id = $1 AND shop_order_detail_id = $2)
       DELETE FROM order_payment_collection WHERE order_id = $1 AND payment_collection_id = $3`,
      [links.orderId, links.detailId ?? null, links.collectionId ?? null],
    );
  },
);
