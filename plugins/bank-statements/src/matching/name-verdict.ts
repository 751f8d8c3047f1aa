import { LIKE_NAME, type NameEvidence } from "./name-evidence";
import { isNamesake, isSecondAccount, owesOtherSum } from "./namesakes";
import { evidenceOfName, learnedAccount, type OrderIndex } from "./order-index";
import type { MatchableOrder, StatementLine } from "./statement-line";
import {
  cancelledOrderOfSum,
  doubt,
  isAsTyped,
  NOTHING,
  openOrdersOf,
  ordersOfSum,
  paidOrderOfSum,
  settlesOneSet,
  type Verdict,
} from "./verdict";

/** A name of three consonants must be this like; one of fewer decides nothing. */
const SHORT_NAME = { likeness: 0.97, consonants: 3 };
/** The next best person must be this unlike, or this far behind. */
const RUNNER_UP = { likeness: 0.72, gap: 0.15 };

/** Evidence R4: the payer's name sounds like that of one person who owes this sum, and like nobody else's. */
export function nameVerdict(line: StatementLine, index: OrderIndex): Verdict {
  const found = bestOrder(line, index) ?? bestPayerOfSeveral(line, index);
  if (!found || !isStrong(found.evidence)) return NOTHING;
  const { accountId } = found;
  const verdict = settlesOneSet(accountId, line, index);
  if (verdict.says !== "settles") return verdict;
  const other = ordersOfLearned(line, accountId, verdict.orders, index);
  if (other.length > 0) {
    const orderNumbers = [...verdict.orders, ...other].map(({ number }) => number);
    return doubt({ code: "evidence_differs", orderNumbers });
  }
  if (hasRival(line, found, index)) return doubt({ code: "two_orders_of_like_name", amount: line.amount });
  if (hasNamesake(line, found, verdict.orders, index)) return doubt({ code: "two_accounts_of_like_name" });
  const isLike = (order: MatchableOrder) => evidenceOfName(line, order, index).score >= LIKE_NAME;
  if (paidOrderOfSum(line, index, (order) => order.accountId !== accountId && isLike(order))) {
    return doubt({ code: "two_orders_of_like_name", amount: line.amount });
  }
  const cancelled = cancelledOrderOfSum(line, index, isLike);
  return cancelled ? doubt({ code: "cancelled_order_of_same_sum", orderNumber: cancelled.number }) : verdict;
}

interface FoundAccount {
  accountId: string;
  evidence: NameEvidence;
}

function isStrong({ score, consonants }: NameEvidence): boolean {
  if (consonants < SHORT_NAME.consonants) return false;
  return score >= (consonants === SHORT_NAME.consonants ? SHORT_NAME.likeness : LIKE_NAME);
}

/** Who owes exactly this sum in one order and has the name that is most like the payer's. */
function bestOrder(line: StatementLine, index: OrderIndex): FoundAccount | undefined {
  return scored(ordersOfSum(line, index), line, index).find(({ evidence }) => evidence.score >= LIKE_NAME);
}

function scored(orders: MatchableOrder[], line: StatementLine, index: OrderIndex): FoundAccount[] {
  return orders
    .map((order) => ({ accountId: order.accountId, evidence: evidenceOfName(line, order, index) }))
    .sort((one, other) => other.evidence.score - one.evidence.score);
}

/** Who owes this sum in several orders, if surname and given name say who it is, or what was typed for all of them. */
function bestPayerOfSeveral(line: StatementLine, index: OrderIndex): FoundAccount | undefined {
  const like = [...index.names.accountsLike(line.payer, LIKE_NAME)]
    .map(([accountId, evidence]) => ({ accountId, evidence }))
    .filter(({ accountId, evidence }) => {
      const orders = openOrdersOf(accountId, line, index);
      return orders.length > 1 && (evidence.how === "whole" || orders.every((order) => isAsTyped(line, order)));
    });
  return like.length === 1 ? like[0] : undefined;
}

/** Whether somebody else who owes this sum has a name that is nearly as like. */
function hasRival(line: StatementLine, { accountId, evidence }: FoundAccount, index: OrderIndex): boolean {
  const others = ordersOfSum(line, index).filter((order) => order.accountId !== accountId);
  const [next] = scored(others, line, index);
  if (!next) return false;
  return next.evidence.score > RUNNER_UP.likeness && evidence.score - next.evidence.score < RUNNER_UP.gap;
}

/** What another account owes for which the owner has confirmed this payer, unless it typed for whom he pays. */
function ordersOfLearned(
  line: StatementLine,
  accountId: string,
  orders: MatchableOrder[],
  index: OrderIndex,
): MatchableOrder[] {
  const learned = learnedAccount(line, index);
  if (learned === undefined || learned === accountId) return [];
  const isTyped = orders.every((order) => isAsTyped(line, order));
  return isTyped && owesOtherSum(learned, line, index) ? [] : openOrdersOf(learned, line, index);
}

/**
 * Whether a name does not say who paid, because somebody else may have it: a whole name whoever has a pending order of
 * any sum; one that was typed at checkout as the bank shows it whoever typed it too, or owes about as much; a part of
 * one anybody whom the shop knows. A second account of the same full name that owes nothing is no somebody else.
 */
function hasNamesake(
  line: StatementLine,
  { accountId, evidence }: FoundAccount,
  orders: MatchableOrder[],
  index: OrderIndex,
): boolean {
  const like = index.names.accountsLike(line.payer);
  // An index that does not find the payer would not find a namesake either.
  if (!like.delete(accountId)) return true;
  const isTyped = orders.every((order) => isAsTyped(line, order));
  const mayPay = (account: string) =>
    isNamesake(account, line, index) && !(isTyped && owesOtherSum(account, line, index));
  if ([...like.keys()].some(mayPay)) return true;
  if (evidence.how === "whole" || isTyped) return false;
  const bearers = index.names.accountsWithGivenName(line.payer, LIKE_NAME);
  bearers.delete(accountId);
  return [...like.keys(), ...bearers].some((account) => !isSecondAccount(account, accountId, line, index));
}
