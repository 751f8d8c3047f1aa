import { LIKE_NAME } from "./name-evidence";
import { isNamesake, owesOtherSum } from "./namesakes";
import { learnedAccount, type OrderIndex } from "./order-index";
import type { StatementLine } from "./statement-line";
import {
  cancelledOrderOfSum,
  doubt,
  NOTHING,
  orderOfAnother,
  ordersOfSum,
  settlesOneSet,
  type Verdict,
} from "./verdict";

/**
 * Evidence R2: the owner has confirmed this payer for exactly one account, whose open orders have the sum in exactly
 * one way.
 */
export function senderVerdict(line: StatementLine, index: OrderIndex): Verdict {
  const accountId = learnedAccount(line, index);
  if (accountId === undefined) return NOTHING;
  const verdict = settlesOneSet(accountId, line, index);
  if (verdict.says !== "settles") return verdict;
  // Two people can have one text at the bank, above all when it is cut off.
  if (orderOfAnother(ordersOfSum(line, index), accountId, line, index)) {
    return doubt({ code: "two_orders_of_like_name", amount: line.amount }, verdict.orders);
  }
  const like = index.names.accountsLike(line.payer, LIKE_NAME);
  const mayPay = (other: string) => isNamesake(other, line, index) && !owesOtherSum(other, line, index);
  if ([...like.keys()].some((other) => other !== accountId && mayPay(other))) {
    return doubt({ code: "two_accounts_of_like_name" }, verdict.orders);
  }
  // The text may stand for many people, as a service's does.
  if (!like.has(accountId) && ordersOfSum(line, index).some((order) => order.accountId !== accountId)) {
    return doubt({ code: "two_accounts_owe_sum", amount: line.amount }, verdict.orders);
  }
  const cancelled = cancelledOrderOfSum(line, index, (order) => order.accountId === accountId);
  return cancelled ? doubt({ code: "cancelled_order_of_same_sum", orderNumber: cancelled.number }) : verdict;
}
