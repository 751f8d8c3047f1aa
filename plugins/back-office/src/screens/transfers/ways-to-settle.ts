import type { SettleAs } from "@zakh/bank-statements/contract";
import type { OrderStatus } from "@zakh/orders/contract";

interface PayableOrder {
  status: OrderStatus;
  /** Won. */
  total: number;
  /** Won still to pay. */
  due: number;
}

/** How a transfer of `amount` won can be settled with these orders; empty when it cannot. The server checks it again. */
export function waysToSettle(amount: number, orders: readonly PayableOrder[]): SettleAs[] {
  const due = orders.reduce((sum, order) => sum + order.due, 0);
  const open = orders.every(({ status }) => status === "pending");
  if (open && due === amount) return ["paid"];
  const [order] = orders;
  if (!order || orders.length > 1) return [];
  if (open) return due === 0 ? [] : [amount < due ? "part" : "more"];
  if (order.status === "cancelled" && order.total === amount) return ["reopen", "unneeded"];
  return ["unneeded"];
}
