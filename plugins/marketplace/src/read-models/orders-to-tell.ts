import type { Queryable } from "@zakh/kit/database/one-transaction";
import { statusIs } from "@zakh/orders/read-models/status-sql";
import { pickedUpMethods } from "@zakh/orders/read-models/to-send";

/** How long after the payment a store is still told of it, in days: what nobody could tell by then is in its list. */
const TOLD_WITHIN_DAYS = 3;

/** So long the payment must stand, in seconds: one that was set by mistake is taken back at once. */
const UNDO_SECONDS = 15;

/** In SQL: whether `change` of an order stands, and is not long ago. */
const SETTLED = `(change.created_at BETWEEN now() - interval '${TOLD_WITHIN_DAYS} days' AND now() - interval '${UNDO_SECONDS} seconds'
  AND change.deleted_at IS NULL)`;

/** In SQL: whether such a change is a payment. */
export const SETTLED_PAYMENT = `(${SETTLED} AND change.from_status <> change.to_status AND ${statusIs("awaitsDelivery", "change.to_status")})`;

/** An order that a store is to be told of, because its payment has come. */
export interface PaidStoreOrder {
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

/** What a store has to know of an order that it packs: that it is not to be, that it is again, or that goods or recipient are others. */
export const STORE_ORDER_NEWS = ["calledOff", "again", "altered"] as const;

export interface ChangedStoreOrder extends PaidStoreOrder {
  news: (typeof STORE_ORDER_NEWS)[number];
  change: number;
}

/** The key of the mail by which a store was told of a change. */
export function changedStoreOrderKey({ change, store }: Pick<ChangedStoreOrder, "change" | "store">): string {
  return `store-order-changed:${change}:${store}`;
}

/** What is another one for whoever packs and sends. */
const PACKED_BY = ["line", "customerName", "customerPhone", "customerAddress", "doorCode", "deliveryNote"];

const NEWS = `CASE WHEN ${statusIs("cancelled", "change.to_status")} THEN 'calledOff' WHEN change.from_status <> change.to_status THEN 'again' ELSE 'altered' END`;

/** What is undone at once is told to nobody: only the last status is, and that it is one again to who has heard that it was none. */
const IS_NEWS = `CASE WHEN change.from_status = change.to_status
    THEN EXISTS (SELECT FROM jsonb_array_elements(change.contact->'changed') changed WHERE changed->>'field' = ANY($2))
    ELSE NOT EXISTS (SELECT FROM order_status_change later WHERE later.order_detail_id = d.id AND later.number > change.number
        AND later.from_status <> later.to_status AND later.deleted_at IS NULL)
      AND (${statusIs("cancelled", "change.to_status")} OR (${statusIs("awaitsDelivery", "change.to_status")}
        AND EXISTS (SELECT FROM order_status_change gone JOIN outgoing_mail mail ON mail.key = 'store-order-changed:' || gone.number || ':' || store.number
          WHERE gone.order_detail_id = d.id AND ${statusIs("cancelled", "gone.to_status")}))) END`;

/** Changes of orders whose payment a store was told of before, or that it packs because they are paid at their pick-up; the oldest first. */
export async function findChangedStoreOrders(sql: Queryable, limit: number): Promise<ChangedStoreOrder[]> {
  const { rows } = await sql.query<ChangedStoreOrder>(
    `SELECT d.order_number AS "order", store.number AS store, change.number AS change, ${NEWS} AS news
     FROM order_status_change change
     JOIN order_detail d ON d.id = change.order_detail_id AND d.deleted_at IS NULL
     JOIN market_store store ON store.deleted_at IS NULL
     JOIN account ON account.number = store.user_number AND account.deleted_at IS NULL AND account.email IS NOT NULL
     JOIN outgoing_mail told ON told.key = CASE WHEN d.payment_method = ANY($3::text[]) THEN 'store-order:' ELSE 'store-order-paid:' END
       || d.order_number || ':' || store.number AND told.created_at < change.created_at
     WHERE ${SETTLED} AND ${IS_NEWS}
       AND NOT EXISTS (SELECT FROM outgoing_mail mail WHERE mail.key = 'store-order-changed:' || change.number || ':' || store.number)
     ORDER BY change.number, store.number LIMIT $1`,
    [limit, PACKED_BY, pickedUpMethods()],
  );
  return rows;
}
