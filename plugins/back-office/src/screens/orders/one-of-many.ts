import { ORDER_STATUS, type Order, type OrderStatus } from "@zakh/orders/contract";

/** Why a status for many leaves an order out: the server refuses it with these codes, or nothing of it would change. */
export type LeftOut =
  | "order_status_set"
  | "order_cancelled"
  | "order_not_paid"
  | "order_paid_already"
  | "order_not_sent";

/** Why an order that is chosen does not get a status with the others; `undefined` if it does (ruling 63). */
export function leftOutOf(
  { status, sentAt, isPickedUp }: Pick<Order, "sentAt" | "isPickedUp" | "status">,
  to: OrderStatus,
): LeftOut | undefined {
  const [was, is] = [ORDER_STATUS[status], ORDER_STATUS[to]];
  if (status === to) return "order_status_set";
  if (!is.paid) return undefined;
  if (was.cancelled) return "order_cancelled";
  if (was.delivered) return "order_paid_already";
  if (!is.delivered) return undefined;
  if (was.awaitsPayment) return "order_not_paid";
  return sentAt === null && !isPickedUp ? "order_not_sent" : undefined;
}
