import { paymentMethods } from "../payment/payment-method";
import { otherSellers } from "./other-sellers";
import { statusIs } from "./status-sql";

/** Codes of the payment methods whose goods are picked up. */
export function pickedUpMethods(): string[] {
  return paymentMethods()
    .filter(({ delivers }) => !delivers)
    .map(({ code }) => code);
}

/** Of `order_detail d`: something that the shop itself sells is left of it. */
export const HAS_OWN_GOODS = `EXISTS (SELECT FROM order_line own WHERE own.order_detail_id = d.id AND own.store_number IS NULL AND own.deleted_at IS NULL
  AND own.packed_quantity IS DISTINCT FROM 0)`;

/**
 * Of `order_detail d`: paid, to be brought, and not sent yet (ruling 53), with goods of the shop's own: stores send theirs (ruling 82). With the
 * parameter that has `pickedUpMethods`; the index by status serves it.
 */
export function toSendSql(pickedUp: string): string {
  return `${statusIs("awaitsDelivery")} AND d.sent_at IS NULL AND d.payment_method <> ALL(${pickedUp}::text[])
    AND ${HAS_OWN_GOODS}`;
}

/** Of `order_detail d`: sent, and not delivered yet (ruling 63). The same index serves it. */
export function onTheWaySql(): string {
  return `${statusIs("awaitsDelivery")} AND (d.sent_at IS NOT NULL OR ${otherSellers().isOnTheWay})`;
}

/**
 * Of `order_detail d`: to be packed. That is what is to be sent, and what is picked up until it is handed over, paid or not: it is paid
 * for where it is picked up, and must be packed by then. With the same parameter and index.
 */
export function toPackSql(pickedUp: string): string {
  return `${statusIs("mayChange")} AND (${toSendSql(pickedUp)} OR d.payment_method = ANY(${pickedUp}::text[]))`;
}
