import { ORDER_STATUS } from "@zakh/orders/contract";
import type { Evidence, LineKind, Proposal, WaitingReason } from "./line-match";
import { LIKE_NAME } from "./name-evidence";
import {
  evidenceOfName,
  isOpen,
  isRaised,
  learnedAccount,
  type OrderIndex,
  ordersOfCodes,
  ordersOfSpelledCodes,
} from "./order-index";
import type { MatchableOrder, StatementLine } from "./statement-line";
import { setsOfSum } from "./sum-sets";
import { mayBeAfter, openOrdersOf, ordersOfSum } from "./verdict";

const MOST_PROPOSALS = 3;

/** How well each kind of evidence does in the order of proposals. An amount alone comes last. */
const SCORES: Record<Evidence | "amount", number> = { code: 1, sender: 0.95, odd_won: 0.94, name: 0.93, amount: 0.3 };
/** What a sum counts that is not the order's. */
const OTHER_SUM = 0.8;

/**
 * A sum that may be meant for an order: so many won off, or so large a share of it, or one digit too many or too few.
 */
const NEAR = { won: 5000, share: 0.2, times: 10 };
/** How long somebody may pay an old order by mistake. */
const OLD_ORDER_MS = 60 * 24 * 3_600_000;

interface Candidate {
  orders: MatchableOrder[];
  evidence: Evidence | "amount";
  score: number;
}

/** What a waiting line may be about: its kind, and up to three proposals, the likeliest first. */
export function proposalsFor(
  line: StatementLine,
  index: OrderIndex,
): { kind: LineKind; reason: WaitingReason; proposals: Proposal[] } {
  const candidates = unique([...ofCodes(line, index), ...ofSum(line, index), ...ofPayer(line, index)]);
  const [first] = candidates;
  const proposals = candidates.slice(0, MOST_PROPOSALS).map(({ orders, evidence, score }) => ({
    orderNumbers: orders.map(({ number }) => number),
    evidence,
    score,
  }));
  const kind = first ? kindOf(line, first.orders) : "unknown";
  return { kind, reason: reasonOf(line, kind, first?.orders ?? []), proposals };
}

/** Those that the line pays exactly: what remains to choose where its money may be entered already. */
export function openProposals(proposals: Proposal[], { amount }: StatementLine, { byNumber }: OrderIndex): Proposal[] {
  return proposals.filter(({ orderNumbers }) => {
    const orders = orderNumbers.flatMap((number) => byNumber.get(number) ?? []);
    return orders.every((order) => isOpen(order) || isRaised(order)) && dueOf(orders) === amount;
  });
}

function unique(candidates: Candidate[]): Candidate[] {
  // Of two that are as likely, the older order was to be paid first.
  const oldest = ({ orders }: Candidate) => Math.min(...orders.map(({ placedAt }) => placedAt.getTime()));
  const sorted = candidates.sort((one, other) => other.score - one.score || oldest(one) - oldest(other));
  const keys = sorted.map(({ orders }) => orders.map(({ number }) => number).join());
  return sorted.filter((_, at) => keys.indexOf(keys[at] ?? "") === at);
}

function ofCodes(line: StatementLine, index: OrderIndex): Candidate[] {
  const spelled = ordersOfSpelledCodes(line, index).filter((order) => mayBeMeant(line, order));
  const orders = new Set([...ordersOfCodes(line, index), ...spelled]);
  return [...orders].map((order) => ({ orders: [order], evidence: "code", score: SCORES.code }));
}

/** Open orders of exactly this sum, and paid ones that cost so much more since. */
function ofSum(line: StatementLine, index: OrderIndex): Candidate[] {
  const learned = learnedAccount(line, index);
  const raised = (index.raisedByDue.get(line.amount) ?? []).filter((order) => mayBeAfter(line, order));
  return [...ordersOfSum(line, index), ...raised].map((order) => {
    if (order.accountId === learned) return { orders: [order], evidence: "sender", score: SCORES.sender };
    const { score } = evidenceOfName(line, order, index);
    const named = score * SCORES.name > SCORES.amount;
    return { orders: [order], evidence: named ? "name" : "amount", score: named ? score * SCORES.name : SCORES.amount };
  });
}

/** Other orders of whoever the payer seems to be: several at once, too little, too much, cancelled, or paid already. */
function ofPayer(line: StatementLine, index: OrderIndex): Candidate[] {
  const learned = learnedAccount(line, index);
  const like = index.names.accountsLike(line.payer, LIKE_NAME);
  const named = [...like].filter(([accountId]) => accountId !== learned);
  return [
    ...(learned === undefined ? [] : ofAccount(learned, "sender", SCORES.sender, line, index)),
    ...named.flatMap(([accountId, { score }]) => ofAccount(accountId, "name", score * SCORES.name, line, index)),
  ];
}

function ofAccount(
  accountId: string,
  evidence: "sender" | "name",
  score: number,
  line: StatementLine,
  index: OrderIndex,
): Candidate[] {
  const sets = setsOfSum(openOrdersOf(accountId, line, index), line.amount) ?? [];
  const other = (index.byAccount.get(accountId) ?? []).filter((order) => mayBeMeant(line, order));
  return [
    ...sets.map((orders) => ({ orders, evidence, score })),
    ...other.map((order) => ({ orders: [order], evidence, score: score * OTHER_SUM })),
  ];
}

function mayBeMeant(line: StatementLine, order: MatchableOrder): boolean {
  if (!mayBeAfter(line, order)) return false;
  if (isOpen(order) || (isRaised(order) && line.amount !== order.total)) return isNear(line.amount, order.due);
  return order.total === line.amount && line.at.getTime() - order.placedAt.getTime() < OLD_ORDER_MS;
}

function isNear(amount: number, due: number): boolean {
  const off = Math.abs(amount - due);
  return off <= Math.max(NEAR.won, due * NEAR.share) || amount === due * NEAR.times || due === amount * NEAR.times;
}

function kindOf(line: StatementLine, orders: MatchableOrder[]): LineKind {
  if (orders.some(({ status }) => ORDER_STATUS[status].cancelled)) return "cancelled";
  if (orders.every(isRaised)) return "difference";
  if (!orders.every(isOpen)) return "twice";
  const due = dueOf(orders);
  return line.amount === due ? "doubtful" : line.amount < due ? "too_little" : "too_much";
}

function dueOf(orders: MatchableOrder[]): number {
  return orders.reduce((sum, { due }) => sum + due, 0);
}

function reasonOf({ amount }: StatementLine, kind: LineKind, orders: MatchableOrder[]): WaitingReason {
  const orderNumber = orders[0]?.number ?? 0;
  if (kind === "cancelled") return { code: "order_cancelled", orderNumber };
  if (kind === "twice") return { code: "order_paid", orderNumber };
  if (kind === "difference") return { code: "difference_due", orderNumber, due: dueOf(orders), amount };
  if (kind === "doubtful") return { code: "weak_evidence", amount };
  if (kind === "unknown") return { code: "nothing_found", amount };
  return { code: "amount_differs", orderNumber, due: dueOf(orders), amount };
}
