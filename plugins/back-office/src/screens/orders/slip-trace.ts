import { ORDER_STATUS, type Order } from "@zakh/orders/contract";

/** Whether a slip has the trace numbers of the lot that is packed now: what was sent before may be of another one. */
export function hasTraceNumbers({ sentAt, status }: Pick<Order, "sentAt" | "status">): boolean {
  return sentAt === null && !ORDER_STATUS[status].delivered && !ORDER_STATUS[status].cancelled;
}
