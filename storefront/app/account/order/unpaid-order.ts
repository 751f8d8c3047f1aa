import { ORDER_STATUS, type Order } from "@zakh/orders/contract";
import { localStore } from "../../lib/browser/browser-storage";

/** Stored for its customer, and forgotten at sign-out (`STORED_OF_CUSTOMER`). */
const KEY = "unpaid-order";

/** Keeps the order that is to be paid on this device, so that what to pay opens offline too; none removes it. */
export function keepUnpaidOrder(order: Order | undefined): void {
  if (order) localStore.write(KEY, JSON.stringify({ ...order, items: [], money: [] }));
  else localStore.remove(KEY);
}

/** The order that was kept; undefined for none, and for what a later version of the shop has written. */
export function keptUnpaidOrder(): Order | undefined {
  try {
    const order: Partial<Order> | null = JSON.parse(localStore.read(KEY) ?? "null");
    const isOrder = typeof order?.id === "number" && typeof order.due === "number";
    return isOrder && order.status && ORDER_STATUS[order.status]?.awaitsPayment ? (order as Order) : undefined;
  } catch {
    return undefined;
  }
}
