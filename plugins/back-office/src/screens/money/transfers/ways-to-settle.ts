import type { SettleAs, StatementLineAnswer } from "@zakh/bank-statements/contract";
import { MAX_GIFT, ORDER_STATUS, type OrderStatus } from "@zakh/orders/contract";

interface PayableOrder {
  status: OrderStatus;
  /** Won that take it up again when it is cancelled. */
  toReopen: number;
  /** Won still to pay. */
  due: number;
  /** Won of it that an admin entered without a line. */
  wonByHand?: number;
}

/**
 * How a waiting line can be settled with these orders; empty when it cannot. Money that may be entered already can only
 * pay exactly what is due. The server checks the sums again.
 */
export function waysToSettle(
  { amount, kind }: Pick<StatementLineAnswer, "amount" | "kind">,
  orders: readonly PayableOrder[],
): SettleAs[] {
  const due = orders.reduce((sum, order) => sum + order.due, 0);
  const open = orders.every(({ status }) => ORDER_STATUS[status].awaitsPayment);
  if (open && due === amount) return ["paid"];
  const [order] = orders;
  // A paid order is due the difference to a total that was raised; what was entered by hand came before it.
  const isRaised =
    order !== undefined && orders.length === 1 && !ORDER_STATUS[order.status].awaitsPayment && order.due > 0;
  if (isRaised && amount <= order.due + MAX_GIFT) return ["difference"];
  if (kind === "maybe_entered" || !order || orders.length > 1 || (order.wonByHand ?? 0) > 0) return [];
  if (isRaised) return ["difference"];
  if (open) return due === 0 ? [] : [amount < due ? "part" : "more"];
  if (ORDER_STATUS[order.status].cancelled && order.toReopen === amount) return ["reopen", "unneeded"];
  return ["unneeded"];
}
