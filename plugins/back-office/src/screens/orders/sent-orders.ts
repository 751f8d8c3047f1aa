import { ORDER_STATUS, type Order } from "@zakh/orders/contract";

type Parcel = Pick<Order, "sentAt" | "isPickedUp" | "status">;

/**
 * Of the orders that are to become delivered: those of which it can be said, because they are sent or picked up, and those that were never
 * sent (ruling 63). Nothing changes of one that is delivered already.
 */
export function bySending<Row extends Parcel>(orders: readonly Row[]): { sent: Row[]; unsent: Row[] } {
  const isSent = ({ sentAt, isPickedUp, status }: Row) =>
    sentAt !== null || isPickedUp || ORDER_STATUS[status].delivered;
  return { sent: orders.filter(isSent), unsent: orders.filter((order) => !isSent(order)) };
}
