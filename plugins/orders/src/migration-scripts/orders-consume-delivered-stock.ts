import { consumeStock } from "@zakh/catalog/workflows/stock";
import { inTransaction } from "@zakh/kit/database/in-transaction";
import { shopPool } from "@zakh/kit/database/pool";

/** Orders completed by earlier versions still have their reservations: removes delivered goods from the stock. */
export default async function consumeDeliveredStock(): Promise<void> {
  await inTransaction(shopPool(), async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `SELECT r.id FROM order_detail d
       JOIN order_order_detail link ON link.shop_order_detail_id = d.id AND link.deleted_at IS NULL
       JOIN "order" o ON o.id = link.order_id AND o.deleted_at IS NULL
       JOIN order_item oi ON oi.order_id = o.id AND oi.version = o.version
       JOIN reservation_item r ON r.line_item_id = oi.item_id AND r.deleted_at IS NULL
       WHERE d.status = 'completed' AND d.deleted_at IS NULL
       FOR UPDATE OF d, r`,
    );
    await consumeStock(
      client,
      rows.map(({ id }) => id),
    );
  });
}
