import { ORDER_STATUS, transferCodesIn } from "@zakh/orders/contract";
import { type FoldedName, nameFolder } from "./folded-name";
import { LIKE_NAME, type NameEvidence, nameEvidence } from "./name-evidence";
import { NameIndex } from "./name-index";
import { senderKey } from "./sender-key";
import { spelledCodes } from "./spelled-codes";
import type { LearnedSender, MatchableOrder, StatementLine } from "./statement-line";

/** Everything that matching looks up, each found without going through all orders. */
export interface OrderIndex {
  /** Open orders by the won that are due. */
  openByDue: Map<number, MatchableOrder[]>;
  openByAccount: Map<string, MatchableOrder[]>;
  /** Orders that wait for money in any way: whose owners may be namesakes. */
  pendingByAccount: Map<string, MatchableOrder[]>;
  /** All orders that are paid by transfer, of any status. */
  byCode: Map<string, MatchableOrder>;
  byNumber: Map<number, MatchableOrder>;
  byAccount: Map<string, MatchableOrder[]>;
  cancelledByTotal: Map<number, MatchableOrder[]>;
  paidByTotal: Map<number, MatchableOrder[]>;
  /** Paid orders whose total was raised, by the won that are due. */
  raisedByDue: Map<number, MatchableOrder[]>;
  /** Orders of any status by the won that were entered by hand. */
  byWonByHand: Map<number, MatchableOrder[]>;
  /** Every account that the owner confirmed for a payer, by `senderKey`. */
  accountsOfSender: Map<string, Set<string>>;
  names: NameIndex;
  fold: (text: string) => FoldedName;
}

/** Whether an order waits for money. */
export function isOpen({ status, due }: MatchableOrder): boolean {
  return ORDER_STATUS[status].awaitsPayment && due > 0;
}

/** Whether an order is paid and costs more since: the difference waits for money, and for the owner's word. */
export function isRaised({ status, due }: MatchableOrder): boolean {
  return ORDER_STATUS[status].paid && due > 0;
}

export function indexOrders(all: MatchableOrder[], senders: LearnedSender[]): OrderIndex {
  const fold = nameFolder();
  const orders = all.filter(({ paidOtherwise }) => !paidOtherwise);
  const open = orders.filter(isOpen);
  const names = new NameIndex(fold);
  for (const order of all) for (const name of namesOf(order)) names.add(name, order.accountId);
  return {
    openByDue: grouped(open, ({ due }) => due),
    openByAccount: grouped(open, ({ accountId }) => accountId),
    pendingByAccount: grouped(
      all.filter(({ status }) => ORDER_STATUS[status].awaitsPayment),
      ({ accountId }) => accountId,
    ),
    byCode: new Map(orders.map((order) => [order.code, order])),
    byNumber: new Map(orders.map((order) => [order.number, order])),
    byAccount: grouped(orders, ({ accountId }) => accountId),
    cancelledByTotal: grouped(
      orders.filter(({ status }) => ORDER_STATUS[status].cancelled),
      ({ total }) => total,
    ),
    paidByTotal: grouped(
      orders.filter(({ status }) => ORDER_STATUS[status].paid),
      ({ total }) => total,
    ),
    raisedByDue: grouped(orders.filter(isRaised), ({ due }) => due),
    byWonByHand: grouped(orders.filter(hasWonByHand), ({ wonByHand }) => wonByHand),
    accountsOfSender: accountsOfSender(senders),
    names,
    fold,
  };
}

function hasWonByHand(order: MatchableOrder): order is MatchableOrder & { wonByHand: number } {
  return (order.wonByHand ?? 0) > 0;
}

function accountsOfSender(senders: LearnedSender[]): Map<string, Set<string>> {
  const accounts = grouped(senders, ({ payer }) => payer);
  return new Map([...accounts].map(([payer, learned]) => [payer, new Set(learned.map(({ accountId }) => accountId))]));
}

function grouped<T, K>(items: T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** Every name under which an order may be paid. */
export function namesOf({ depositor, names }: MatchableOrder): string[] {
  return [...new Set([depositor, ...names])].filter(Boolean);
}

/** How the payer of a line fits an order, by the name of it that fits best. */
export function evidenceOfName(line: StatementLine, order: MatchableOrder, { fold }: OrderIndex): NameEvidence {
  const payer = fold(line.payer);
  return namesOf(order)
    .map((name) => nameEvidence(payer, fold(name)))
    .reduce((best, next) => (isBetter(next, best) ? next : best));
}

/** Of two names that both are likely the payer's, the one with surname and given name says more. */
function isBetter(one: NameEvidence, other: NameEvidence): boolean {
  const both = one.score >= LIKE_NAME && other.score >= LIKE_NAME;
  if (both && (one.how === "whole") !== (other.how === "whole")) return one.how === "whole";
  return one.score > other.score;
}

/** The one account that the owner confirmed for this payer; none when there are two, or the text names nobody. */
export function learnedAccount(line: StatementLine, { accountsOfSender }: OrderIndex): string | undefined {
  const key = senderKey(line.payer);
  const accounts = accountsOfSender.get(key);
  return key !== "" && accounts?.size === 1 ? [...accounts][0] : undefined;
}

/** The orders whose codes stand in a line, of any status, each once. */
export function ordersOfCodes(line: StatementLine, { byCode }: OrderIndex): MatchableOrder[] {
  const codes = new Set([line.payer, ...line.texts].flatMap(transferCodesIn));
  return [...codes].flatMap((code) => byCode.get(code) ?? []);
}

/** As `ordersOfCodes`, of codes with blanks or marks in them, beside a name without a blank, or begun in one text and ended in the next. */
export function ordersOfSpelledCodes(line: StatementLine, { byCode }: OrderIndex): MatchableOrder[] {
  const codes = new Set(spelledCodes([line.payer, ...line.texts].join(" ")));
  return [...codes].flatMap((code) => byCode.get(code) ?? []);
}
