import { CANCELLED_MONEY_DAYS } from "@zakh/orders/contract";
import type { WaitingReason } from "./line-match";
import { LIKE_NAME, POSSIBLE_NAME } from "./name-evidence";
import { evidenceOfName, isOpen, learnedAccount, type OrderIndex } from "./order-index";
import { senderKey } from "./sender-key";
import type { MatchableOrder, StatementLine } from "./statement-line";
import { setsOfSum } from "./sum-sets";

/** What one kind of evidence says of a line. */
export type Verdict =
  | { says: "nothing" }
  | { says: "settles"; orders: MatchableOrder[] }
  /** It points at something that must not settle by itself, and at `orders` rather than at any others. */
  | { says: "doubt"; reason: WaitingReason; orders?: MatchableOrder[] };

export const NOTHING: Verdict = { says: "nothing" };

export function doubt(reason: WaitingReason, orders?: MatchableOrder[]): Verdict {
  return { says: "doubt", reason, orders };
}

const MINUTE = 60_000;
/** Clocks differ, and some pay while they order. */
const BEFORE_ORDER_MS = 10 * MINUTE;
/** How far the bank's clock and the shop's may differ. */
const CLOCKS_DIFFER_MS = MINUTE;
/** How long a line may be the money for an order that an admin has entered, or for one that was cancelled. */
const EXPECTED_MS = CANCELLED_MONEY_DAYS * 24 * 60 * MINUTE;

/**
 * Whether a line is dated after an order was placed. Of a day without a time that order's day is too early: it may have
 * been before.
 */
function isAfter(line: StatementLine, order: MatchableOrder): boolean {
  return line.at.getTime() >= order.placedAt.getTime() - BEFORE_ORDER_MS;
}

/**
 * Whether a line may be dated after an order was placed: of a line without a time the day is enough. For all that only
 * casts doubt, and for a line that carries the order's code, which nobody knew before.
 */
export function mayBeAfter(line: StatementLine, order: MatchableOrder): boolean {
  const latest = line.precision === "day" ? 24 * 60 * MINUTE - 1 : 0;
  return line.at.getTime() + latest >= order.placedAt.getTime() - BEFORE_ORDER_MS;
}

/** Open orders of exactly this sum that may have been there when the money came. */
export function ordersOfSum(line: StatementLine, { openByDue }: OrderIndex): MatchableOrder[] {
  return (openByDue.get(line.amount) ?? []).filter((order) => mayBeAfter(line, order));
}

/**
 * The open orders of an account that may have been there when the money came: first those for which the payer's text
 * was typed, and the older ones.
 */
export function openOrdersOf(accountId: string, line: StatementLine, { openByAccount }: OrderIndex): MatchableOrder[] {
  const rank = (order: MatchableOrder) => (isAsTyped(line, order) ? 0 : 1);
  return (openByAccount.get(accountId) ?? [])
    .filter((order) => mayBeAfter(line, order))
    .sort((one, other) => rank(one) - rank(other) || one.placedAt.getTime() - other.placedAt.getTime());
}

/** Whether the payer's text is, word by word, what was typed at checkout "as your bank shows it". */
export function isAsTyped({ payer }: StatementLine, { depositor }: MatchableOrder): boolean {
  const key = senderKey(payer);
  return key !== "" && key === senderKey(depositor);
}

/** Settles orders that were certainly there when the money came. */
export function settlesAfter(orders: MatchableOrder[], line: StatementLine): Verdict {
  const early = orders.find((order) => !isAfter(line, order));
  return early ? doubt({ code: "older_than_order", orderNumber: early.number }) : { says: "settles", orders };
}

/** Settles what one person owes, if exactly one set of the open orders has the sum. */
export function settlesOneSet(accountId: string, line: StatementLine, index: OrderIndex): Verdict {
  const sets = setsOfSum(openOrdersOf(accountId, line, index), line.amount);
  if (!sets || sets.length > 1) return doubt({ code: "several_sums_possible", amount: line.amount });
  const [orders] = sets;
  return orders ? settlesAfter(orders, line) : NOTHING;
}

/** A cancelled order of this sum that the payer may mean instead of an open one. */
export function cancelledOrderOfSum(
  line: StatementLine,
  { cancelledByTotal }: OrderIndex,
  mayBe: (order: MatchableOrder) => boolean,
): MatchableOrder | undefined {
  return (cancelledByTotal.get(line.amount) ?? []).find((order) => isExpected(line, order) && mayBe(order));
}

/** A paid order of this sum whose customer may have paid it twice. */
export function paidOrderOfSum(
  line: StatementLine,
  { paidByTotal }: OrderIndex,
  mayBe: (order: MatchableOrder) => boolean,
): MatchableOrder | undefined {
  return (paidByTotal.get(line.amount) ?? []).find((order) => isExpected(line, order) && mayBe(order));
}

/** Whether a line may still be the money for an order that waits for none. */
export function isExpected(line: StatementLine, order: MatchableOrder): boolean {
  return mayBeAfter(line, order) && line.at.getTime() - order.placedAt.getTime() < EXPECTED_MS;
}

/** Whether a line is dated before an order was placed: nobody could know what was made with the order, such as its sum. */
export function isBefore(line: StatementLine, order: MatchableOrder): boolean {
  const latest = { day: 24 * 60 * MINUTE, minute: MINUTE, second: 0 }[line.precision] + CLOCKS_DIFFER_MS;
  return line.at.getTime() + latest < order.placedAt.getTime();
}

/** An order of the payer for which an admin entered this sum as received: the line may be that very money. */
export function orderEnteredByHand(line: StatementLine, index: OrderIndex): MatchableOrder | undefined {
  const accounts = index.accountsOfSender.get(senderKey(line.payer));
  return (index.byWonByHand.get(line.amount) ?? []).find(
    (order) =>
      mayBeAfter(line, order) &&
      Math.abs(line.at.getTime() - (order.enteredAt ?? order.placedAt).getTime()) < EXPECTED_MS &&
      (accounts?.has(order.accountId) || evidenceOfName(line, order, index).score >= POSSIBLE_NAME),
  );
}

/** An order that the payer's name or what was learned of him points to, beside those of one account. */
export function orderOfAnother(
  orders: MatchableOrder[],
  accountId: string,
  line: StatementLine,
  index: OrderIndex,
): MatchableOrder | undefined {
  const learned = learnedAccount(line, index);
  return orders.find(
    (order) =>
      order.accountId !== accountId &&
      isOpen(order) &&
      (order.accountId === learned || evidenceOfName(line, order, index).score >= LIKE_NAME),
  );
}

/**
 * An order of somebody else whom the payer's text names: an open one, for which he may have paid a wrong sum that happens
 * to be another's, or a paid one of this sum, for which he may have paid twice.
 */
export function orderOfPayer(line: StatementLine, accountId: string, index: OrderIndex): number | undefined {
  const like = [...index.names.accountsLike(line.payer, LIKE_NAME).keys()];
  if (like.includes(accountId)) return undefined;
  const learned = learnedAccount(line, index);
  if (learned === accountId) return undefined;
  const accounts = learned === undefined ? like : [learned, ...like];
  return accounts
    .flatMap((account) => index.byAccount.get(account) ?? [])
    .find((order) => isOpen(order) || order.total === line.amount)?.number;
}
