import { statusIs } from "@zakh/orders/read-models/status-sql";

/** How long, in days, a store sees a recipient after the delivery, and a closed store those of orders placed before it closed. */
const RECIPIENTS_VISIBLE_DAYS = 30;

const DELIVERED_AT = `(SELECT max(change.created_at) FROM order_status_change change
  WHERE change.order_detail_id = d.id AND change.from_status <> change.to_status AND ${statusIs("delivered", "change.to_status")}
    AND change.deleted_at IS NULL)`;

/** In SQL: whether `store` may see the recipient of order `d`: what it needs to deliver, once that is paid, and no longer than it needs it. */
export const SEES_RECIPIENT = `(${statusIs("paid")}
  AND (${statusIs("awaitsDelivery")} OR now() < ${DELIVERED_AT} + interval '${RECIPIENTS_VISIBLE_DAYS} days')
  AND (store.closed_at IS NULL
    OR (d.created_at <= store.closed_at AND now() < store.closed_at + interval '${RECIPIENTS_VISIBLE_DAYS} days')))`;
