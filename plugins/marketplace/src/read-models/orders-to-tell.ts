import type { Queryable } from "@zakh/kit/database/one-transaction";
import { statusIs } from "@zakh/orders/read-models/status-sql";

/** How long after the payment a store is still told of it, in days: what nobody could tell by then is in its list. */
const TOLD_WITHIN_DAYS = 3;

/** So long the payment must stand, in seconds: one that was set by mistake is taken back at once. */
const UNDO_SECONDS = 15;

/** In SQL: whether `change` of an order is a payment that stands, and is not long ago. */
export const SETTLED_PAYMENT = `(change.created_at BETWEEN now() - interval '${TOLD_WITHIN_DAYS} days' AND now() - interval '${UNDO_SECONDS} seconds'
  AND change.deleted_at IS NULL AND change.from_status <> change.to_status AND ${statusIs("awaitsDelivery", "change.to_status")})`;

/** An order that a store is to be told of, because its payment has come. */
export interface PaidStoreOrder {
  /** Public ids. */
  order: number;
  store: number;
}

/** The key of the mail by which a store was told. */
export function paidStoreOrderKey({ order, store }: PaidStoreOrder): string {
  return `store-order-paid:${order}:${store}`;
}

/** Orders that are paid and of which a store with an owner was not told yet, the oldest first. */
export async function findPaidStoreOrders(sql: Queryable, limit: number): Promise<PaidStoreOrder[]> {
  const { rows } = await sql.query<PaidStoreOrder>(
    `SELECT DISTINCT d.order_number AS "order", line.store_number AS store
     FROM order_status_change change
     JOIN order_detail d ON d.id = change.order_detail_id AND d.deleted_at IS NULL AND ${statusIs("awaitsDelivery")}
     JOIN order_line line ON line.order_detail_id = d.id AND line.store_number IS NOT NULL AND line.deleted_at IS NULL
     JOIN market_store store ON store.number = line.store_number AND store.deleted_at IS NULL
     JOIN account ON account.number = store.user_number AND account.deleted_at IS NULL AND account.email IS NOT NULL
     WHERE ${SETTLED_PAYMENT}
       AND NOT EXISTS (SELECT FROM outgoing_mail mail
         WHERE mail.key = 'store-order-paid:' || d.order_number || ':' || line.store_number)
     ORDER BY 1, 2 LIMIT $1`,
    [limit],
  );
  return rows;
}
