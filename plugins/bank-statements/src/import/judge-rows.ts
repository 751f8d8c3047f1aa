import type { LineKind, LineMatch, Proposal, WaitingReason } from "../matching/line-match";
import { matchInThread } from "../matching/match-in-thread";
import type { LearnedSender, MatchableOrder } from "../matching/statement-line";
import type { Statement, StatementRow } from "../reader/statement";
import type { Pending } from "../settling/pending";

/** Why a line waits, also for what is not of the matching itself. */
export type Reason =
  | WaitingReason
  | { code: "chain_broken" }
  | { code: "being_settled"; orderNumbers: number[] }
  | { code: "order_changed"; refusal: string; orderNumbers: number[] }
  | { code: "undone"; orderNumbers: number[] };

/** What is to be done with a new row. */
export interface Judgement {
  kind: LineKind;
  reason: Reason;
  proposals: Proposal[];
  /** Set when it settles by itself. */
  pending: Pending | null;
}

/**
 * Judges the new rows of a statement, in their order. Rows of a broken chain settle nothing by themselves: what settles
 * them is proposed.
 */
export async function judgeRows(
  rows: readonly StatementRow[],
  chain: Statement["chain"],
  orders: MatchableOrder[],
  senders: LearnedSender[],
): Promise<Judgement[]> {
  const lines = rows.map(({ at, precision, amount, payer, texts }, index) => ({
    id: String(index),
    at: new Date(at),
    precision,
    amount,
    payer,
    texts,
  }));
  const dueOf = new Map(orders.map(({ number, due }) => [number, due]));
  const matches = await matchInThread(lines, orders, senders, { oddWon: false });
  return matches.map((match) => judgementOf(match, chain, dueOf));
}

function judgementOf(match: LineMatch, chain: Statement["chain"], dueOf: Map<number, number>): Judgement {
  if (match.state === "waiting") {
    const { kind, reason, proposals } = match;
    return { kind, reason, proposals, pending: null };
  }
  const { orderNumbers, evidence } = match;
  const proposals = [{ orderNumbers, evidence, score: 1 }];
  if (chain === "broken") return { kind: "doubtful", reason: { code: "chain_broken" }, proposals, pending: null };
  const shares = orderNumbers.map((number) => ({ number, amount: dueOf.get(number) ?? 0 }));
  const pending: Pending = { does: "settle", as: "paid", orders: shares, by: null, evidence };
  return { kind: "doubtful", reason: { code: "being_settled", orderNumbers }, proposals, pending };
}
