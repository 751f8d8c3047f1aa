import type { ExecArgs } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { shopPool } from "@zakh/kit/database/pool";
import { MONEY_ENTRY, MONEY_ENTRY_KINDS } from "../contract/money";

const HELD = MONEY_ENTRY_KINDS.map((kind) => `WHEN '${kind}' THEN ${MONEY_ENTRY[kind].held}`).join(" ");

/**
 * Medusa's orders of earlier versions know captures and refunds of their payments: one transaction more each makes their sum what the
 * shop holds. What was captured of a cancelled order is told by its transactions; its payment is cancelled like that of a new one.
 */
export default async function agreeMedusaTransactions({ container }: ExecArgs): Promise<void> {
  const { rows } = await shopPool().query<{ orderId: string; detailId: string; amount: number }>(
    `SELECT link.order_id AS "orderId", d.id AS "detailId", (coalesce(entered.won, 0) - coalesce(known.won, 0))::float8 AS amount
     FROM order_detail d
     JOIN order_order_detail link ON link.shop_order_detail_id = d.id AND link.deleted_at IS NULL
     LEFT JOIN (SELECT order_detail_id, sum(amount * CASE kind ${HELD} END) AS won FROM money_entry
       WHERE deleted_at IS NULL GROUP BY 1) entered ON entered.order_detail_id = d.id
     LEFT JOIN (SELECT order_id, sum(amount) AS won FROM order_transaction
       WHERE deleted_at IS NULL GROUP BY 1) known ON known.order_id = link.order_id
     WHERE d.deleted_at IS NULL AND coalesce(entered.won, 0) <> coalesce(known.won, 0)`,
  );
  const orders = container.resolve(Modules.ORDER);
  for (const { orderId, detailId, amount } of rows)
    await orders.addOrderTransactions([
      { order_id: orderId, amount, currency_code: "krw", reference: "money_entry", reference_id: detailId },
    ]);
  await shopPool().query(
    `UPDATE payment_collection collection SET status = 'canceled', captured_amount = 0, raw_captured_amount = '{"value": "0", "precision": 20}',
       refunded_amount = 0, raw_refunded_amount = '{"value": "0", "precision": 20}', updated_at = now()
     FROM order_payment_collection paid
     JOIN order_order_detail link ON link.order_id = paid.order_id AND link.deleted_at IS NULL
     JOIN order_detail d ON d.id = link.shop_order_detail_id AND d.deleted_at IS NULL AND d.status = 'cancelled'
     WHERE collection.id = paid.payment_collection_id AND paid.deleted_at IS NULL AND collection.deleted_at IS NULL
       AND (collection.status <> 'canceled' OR collection.captured_amount > 0)`,
  );
  // Nothing does what was left of following Medusa's own workflows.
  await shopPool().query("DELETE FROM background_job WHERE task = 'follow-medusa-order'");
}
