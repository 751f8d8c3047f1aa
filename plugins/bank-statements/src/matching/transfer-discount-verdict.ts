import { oddWonIsFree } from "@zakh/orders/contract";
import type { OrderIndex } from "./order-index";
import type { StatementLine } from "./statement-line";
import {
  cancelledOrderOfSum,
  doubt,
  isBefore,
  NOTHING,
  orderOfPayer,
  ordersOfSum,
  settlesAfter,
  type Verdict,
} from "./verdict";

/**
 * Evidence R3: a sum that was made unique (docs/transfers.md), unless payer or other sums cast doubt on it. Only totals
 * were made unique, not what is due after a part payment.
 */
export function transferDiscountVerdict(line: StatementLine, index: OrderIndex): Verdict {
  const [order, second] = ordersOfSum(line, index);
  if (!order || second || order.transferDiscount === 0 || order.due !== order.total) return NOTHING;
  if (isBefore(line, order)) return doubt({ code: "older_than_order", orderNumber: order.number });
  const others = [...index.openByDue.keys()].filter((due) => due !== line.amount);
  if (!oddWonIsFree(line.amount, others)) return NOTHING;
  const meant = orderOfPayer(line, order.accountId, index);
  if (meant) return doubt({ code: "evidence_differs", orderNumbers: [order.number, meant] });
  const cancelled = cancelledOrderOfSum(line, index, () => true);
  if (cancelled) return doubt({ code: "cancelled_order_of_same_sum", orderNumber: cancelled.number });
  return settlesAfter([order], line);
}
