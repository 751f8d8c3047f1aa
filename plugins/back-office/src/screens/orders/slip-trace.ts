import { ORDER_STATUS, type Order, type OrderItem } from "@zakh/orders/contract";

/** Whether a slip has the trace numbers of the lot that is packed now: what was sent before may be of another one. */
export function hasTraceNumbers({ sentAt, status }: Pick<Order, "sentAt" | "status">): boolean {
  return sentAt === null && !ORDER_STATUS[status].delivered && !ORDER_STATUS[status].cancelled;
}

/** The trace numbers of a line on a slip: of the lots that it was packed of; before that, of the lot that is packed now. */
export function slipNumbers(
  order: Pick<Order, "sentAt" | "status">,
  item: Pick<OrderItem, "productId" | "traceNumbers">,
  now: ReadonlyMap<number, string> | undefined,
): readonly string[] {
  if (item.traceNumbers.length > 0 || !hasTraceNumbers(order)) return item.traceNumbers;
  const number = now?.get(item.productId);
  return number ? [number] : [];
}
