import type { SendingDays } from "@zakh/catalog/contract";
import { planSending } from "@zakh/delivery/contract";
import { findDelivery } from "@zakh/delivery/read-models/delivery";
import { shopPool } from "@zakh/kit/database/pool";
import { isDelivered } from "@zakh/orders/payment/payment-facts";
import { statusIs } from "@zakh/orders/read-models/status-sql";
import { SETTLED_PAYMENT } from "../read-models/orders-to-tell";

interface PaidPart {
  order: number;
  store: number;
  paidAt: Date;
  days: SendingDays;
  method: string;
}

/**
 * Keeps for each order, once it is paid, on which day its stores send: counted from the payment by the days that they have then, so that a change of
 * them changes no promise. Counted anew for another payment, where the first was taken back.
 */
export async function promiseSendingDays(): Promise<void> {
  const sql = shopPool();
  const { rows } = await sql.query<PaidPart>(
    `SELECT d.order_number AS "order", store.number AS store, store.sending_days AS days, d.payment_method AS method,
       date_trunc('milliseconds', max(change.created_at)) AS "paidAt"
     FROM order_status_change change
     JOIN order_detail d ON d.id = change.order_detail_id AND d.deleted_at IS NULL AND ${statusIs("awaitsDelivery")}
     JOIN order_line line ON line.order_detail_id = d.id AND line.deleted_at IS NULL
     JOIN market_store store ON store.number = line.store_number AND store.sending_days IS NOT NULL
     LEFT JOIN store_order_promise promise ON promise.order_number = d.order_number AND promise.store_number = store.number
     WHERE ${SETTLED_PAYMENT} AND NOT ${statusIs("paid", "change.from_status")}
     GROUP BY d.order_number, store.number, store.sending_days, d.payment_method, promise.paid_at
     HAVING coalesce(promise.paid_at < date_trunc('milliseconds', max(change.created_at)), true)`,
  );
  const sent = rows.filter(({ method }) => isDelivered(method));
  if (sent.length === 0) return;
  const delivery = await findDelivery(sql, new Date());
  for (const { order, store, paidAt, days } of sent) {
    await sql.query(
      `INSERT INTO store_order_promise (order_number, store_number, leaves_on, paid_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (order_number, store_number) DO UPDATE SET leaves_on = excluded.leaves_on, paid_at = excluded.paid_at`,
      [order, store, planSending(days, delivery, paidAt), paidAt],
    );
  }
}
