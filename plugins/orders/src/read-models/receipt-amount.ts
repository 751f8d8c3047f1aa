import type { MoneyTotals } from "../contract/money";
import { ORDER_STATUS, type OrderStatus } from "../contract/status";
import { moneySums } from "./money-sums";

interface PaidOrder {
  status: OrderStatus;
  /** Whole won. */
  total: number;
  money: MoneyTotals;
  /** Whole won of credit that it uses and that an admin gave. */
  grantedCredit: number;
}

/**
 * Whole won for which the cash receipt of an order is issued: what came in and is not to go back; the total while the
 * order is not paid. Credit that an admin gave was never money; credit that came from money was, and has no other receipt.
 */
export function receiptAmount(order: PaidOrder): number {
  const { received, toReturn } = moneySums(order);
  const paid = ORDER_STATUS[order.status].paid ? received - toReturn : order.total;
  return Math.max(0, paid - order.grantedCredit);
}
