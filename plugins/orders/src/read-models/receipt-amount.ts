import type { MoneyTotals } from "../contract/money";
import { ORDER_STATUS, type OrderStatus } from "../contract/status";
import { moneySums } from "./money-sums";

interface PaidOrder {
  status: OrderStatus;
  /** Whole won. */
  total: number;
  money: MoneyTotals;
}

/**
 * Whole won for which the cash receipt of an order is issued: what came in and is not to go back; the total while the
 * order is not paid.
 */
export function receiptAmount(order: PaidOrder): number {
  if (!ORDER_STATUS[order.status].paid) return order.total;
  const { received, toReturn } = moneySums(order);
  return Math.max(0, received - toReturn);
}
