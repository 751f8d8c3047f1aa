import { paymentMethods } from "../payment/payment-method";
import { otherSellers } from "./other-sellers";
import { statusIs } from "./status-sql";

/** Codes of the payment methods whose goods are picked up. */
export function pickedUpMethods(): string[] {
  return paymentMethods()
    .filter(({ delivers }) => !delivers)
    .map(({ code }) => code);
}

/**
 * Of `order_detail d`: paid, to be brought, and not sent yet (ruling 53), by the shop or, where all goods are others', by these; with the parameter that has
 * `pickedUpMethods`. The index by status serves it.
 */
export function toSendSql(pickedUp: string): string {
  return `${statusIs("awaitsDelivery")} AND d.sent_at IS NULL AND d.payment_method <> ALL(${pickedUp}::text[])
    AND NOT ${otherSellers().isOnTheWay}`;
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
