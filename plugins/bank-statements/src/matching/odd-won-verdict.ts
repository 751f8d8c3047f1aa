import { oddWonIsFree } from "@zakh/orders/contract";
import { LIKE_NAME } from "./name-evidence";
import { isOpen, learnedAccount, type OrderIndex } from "./order-index";
import type { StatementLine } from "./statement-line";
import { cancelledOrderOfSum, doubt, isBefore, NOTHING, ordersOfSum, settlesAfter, type Verdict } from "./verdict";

/**
 * Evidence R3: a sum that was made unique (docs/transfers.md), unless payer or other sums cast doubt on it. Only totals
 * were made unique, not what is due after a part payment.
 */
export function oddWonVerdict(line: StatementLine, index: OrderIndex): Verdict {
  const [order, second] = ordersOfSum(line, index);
  if (!order || second || order.oddWon === 0 || order.due !== order.total) return NOTHING;
  if (isBefore(line, order)) return doubt({ code: "older_than_order", orderNumber: order.number });
  const others = [...index.openByDue.keys()].filter((due) => due !== line.amount);
  if (!oddWonIsFree(line.amount, others)) return NOTHING;
  const meant = orderOfPayer(line, order.accountId, index);
  if (meant) return doubt({ code: "evidence_differs", orderNumbers: [order.number, meant] });
  const cancelled = cancelledOrderOfSum(line, index, () => true);
  if (cancelled) return doubt({ code: "cancelled_order_of_same_sum", orderNumber: cancelled.number });
  return settlesAfter([order], line);
}

/**
 * An order of somebody else whom the payer's text names: an open one, for which he may have paid a wrong sum that happens
 * to be another's, or a paid one of this sum, for which he may have paid twice.
 */
function orderOfPayer(line: StatementLine, accountId: string, index: OrderIndex): number | undefined {
  const like = [...index.names.accountsLike(line.payer, LIKE_NAME).keys()];
  if (like.includes(accountId)) return undefined;
  const learned = learnedAccount(line, index);
  if (learned === accountId) return undefined;
  const accounts = learned === undefined ? like : [learned, ...like];
  return accounts
    .flatMap((account) => index.byAccount.get(account) ?? [])
    .find((order) => isOpen(order) || order.total === line.amount)?.number;
}
