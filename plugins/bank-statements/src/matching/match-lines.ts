import { type Claim, claimOf, type Waiting } from "./claims";
import type { LineMatch, WaitingReason } from "./line-match";
import { evidenceOfName, indexOrders, type OrderIndex } from "./order-index";
import { openProposals, proposalsFor } from "./proposals";
import { senderKey, withoutUnseen } from "./sender-key";
import type { LearnedSender, MatchableOrder, StatementLine } from "./statement-line";
import { mayBeAfter } from "./verdict";

/** Two lines whose names fit an order nearly alike; the best must lead by this much. */
const MUTUAL_GAP = 0.15;

/**
 * Decides what each line of a statement settles (docs/transfers.md). What is doubtful waits, with a reason and up to
 * three proposals. No order is settled by two lines.
 * @param orders all orders: open ones to settle, the others to tell what a line may be about and who has like names
 * @returns one result for each line, in their order
 */
export function matchLines(lines: StatementLine[], orders: MatchableOrder[], senders: LearnedSender[]): LineMatch[] {
  const index = indexOrders(orders, senders);
  const judged = lines.map((line) => claimOf({ ...line, payer: withoutUnseen(line.payer) }, index));
  const claims = judged.filter(isClaim);
  const settled = settledBy(claims.filter((claim) => !hasEqual(claim, judged, index)));
  return judged.map((item) => {
    if (isClaim(item) && settled.has(item)) return settledMatch(item);
    return waitingMatch(item.line, index, isClaim(item) ? lostTo(item, settled) : item.reason);
  });
}

function isClaim(item: Claim | Waiting): item is Claim {
  return "orders" in item;
}

/** A name decides only when no other line of that sum, from another payer, fits the order nearly as well. */
function hasEqual(claim: Claim, judged: (Claim | Waiting)[], index: OrderIndex): boolean {
  if (claim.evidence !== "name") return false;
  const [order] = claim.orders;
  if (!order || claim.orders.length > 1) return false;
  const own = evidenceOfName(claim.line, order, index).score;
  return judged.some((other) => {
    if (other.line.amount !== claim.line.amount || isSameSender(other, claim) || !mayBeAfter(other.line, order))
      return false;
    if (isClaim(other) && !other.orders.includes(order)) return false;
    return evidenceOfName(other.line, order, index).score > own - MUTUAL_GAP;
  });
}

function isSameSender(one: { line: StatementLine }, other: { line: StatementLine }): boolean {
  const key = senderKey(one.line.payer);
  return key !== "" && key === senderKey(other.line.payer);
}

/** The claims that stand: of several for one order the one by code, or the first of one payer; else none of them. */
function settledBy(claims: Claim[]): Set<Claim> {
  const byOrder = new Map<MatchableOrder, Claim[]>();
  for (const claim of claims) {
    for (const order of claim.orders) byOrder.set(order, [...(byOrder.get(order) ?? []), claim]);
  }
  const first = new Map([...byOrder].map(([order, claiming]) => [order, firstOf(claiming)]));
  return new Set(claims.filter((claim) => claim.orders.every((order) => first.get(order) === claim)));
}

function firstOf(claims: Claim[]): Claim | undefined {
  const [best, second] = [...claims].sort(byStrengthAndTime);
  if (!best || !second) return best;
  const alike = best.evidence === "code" || claims.every((claim) => isSameSender(claim, best));
  return alike ? best : undefined;
}

function byStrengthAndTime(one: Claim, other: Claim): number {
  const rank = ({ evidence }: Claim) => (evidence === "code" ? 0 : 1);
  return rank(one) - rank(other) || one.line.at.getTime() - other.line.at.getTime();
}

function settledMatch({ line, orders, evidence }: Claim): LineMatch {
  return { lineId: line.id, state: "settled", orderNumbers: orders.map(({ number }) => number), evidence };
}

/** Why a claim does not stand: its order is paid by another line, or nobody can say by which. */
function lostTo(claim: Claim, settled: Set<Claim>): WaitingReason {
  const orderNumber = claim.orders[0]?.number ?? 0;
  const paid = [...settled].some(({ orders }) => orders.some((order) => claim.orders.includes(order)));
  return { code: paid ? "order_paid" : "two_lines_for_one_order", orderNumber };
}

function waitingMatch(line: StatementLine, index: OrderIndex, reason: WaitingReason | undefined): LineMatch {
  if (reason?.code === "no_payment") {
    return { lineId: line.id, state: "waiting", kind: "no_payment", reason, proposals: [] };
  }
  const found = proposalsFor(line, index);
  if (reason?.code === "entered_by_hand") {
    const proposals = openProposals(found.proposals, line, index);
    return { lineId: line.id, state: "waiting", kind: "maybe_entered", reason, proposals };
  }
  const kind = reason?.code === "order_paid" ? "twice" : found.kind;
  return { lineId: line.id, state: "waiting", kind, reason: reason ?? found.reason, proposals: found.proposals };
}
