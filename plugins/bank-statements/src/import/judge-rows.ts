import type { Statement, StatementRow } from "@zakh/statement-reader";
import type { LineKind, LineMatch, Proposal, WaitingReason } from "../matching/line-match";
import { matchInThread } from "../matching/match-in-thread";
import type { LearnedSender, MatchableOrder, StatementLine } from "../matching/statement-line";
import type { Pending } from "../settling/pending";

/** Why a row must not settle anything by itself, whatever it matches. */
export type HoldReason =
  | { code: "maybe_same_transfer"; lineNumber: number | null }
  | { code: "foreign_account" }
  /** The bank may have taken it back, at this time; null where that is not told. */
  | { code: "taken_back"; takenBack: Pick<StatementRow, "at" | "precision"> | null }
  /** The statement has the same money going out again. */
  | { code: "no_payment" };

/** Why a line waits, also for what is not of the matching itself. */
export type Reason =
  | WaitingReason
  | HoldReason
  | { code: "chain_broken" | "not_proven" }
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
  /** Whether the owner never wants to be asked about such a line. */
  isIgnored?: boolean;
}

/**
 * Judges the new rows of a statement, in their order. Rows of a broken chain, and those of which
 * nothing proves that they came in, settle nothing by themselves: what settles them is proposed. So it is with the ones in `held`, which do not stand in
 * the way of the others either.
 */
export async function judgeRows(
  rows: readonly StatementRow[],
  chain: Statement["chain"],
  orders: MatchableOrder[],
  senders: LearnedSender[],
  held: ReadonlyMap<StatementRow, HoldReason> = new Map(),
): Promise<Judgement[]> {
  const dueOf = new Map(orders.map(({ number, due }) => [number, due]));
  const judged = new Map<StatementRow, Judgement>();
  const judgeGroup = async (group: StatementRow[]) => {
    const matches = await matchInThread(linesOf(group), orders, senders);
    for (const [at, row] of group.entries()) {
      const match = matches[at];
      if (match) judged.set(row, judgementOf(match, chain, dueOf, held.get(row), row));
    }
  };
  // Where each has a thread of its own, neither waits for the other to start.
  await Promise.all([rows.filter((row) => !held.has(row)), rows.filter((row) => held.has(row))].map(judgeGroup));
  return rows.flatMap((row) => judged.get(row) ?? []);
}

function linesOf(rows: readonly StatementRow[]): StatementLine[] {
  return rows.map(({ at, precision, amount, payer, texts }, index) => ({
    id: String(index),
    at: new Date(at),
    precision,
    amount,
    payer,
    texts,
  }));
}

function judgementOf(
  match: LineMatch,
  chain: Statement["chain"],
  dueOf: Map<number, number>,
  hold: HoldReason | undefined,
  { amount, isProven }: StatementRow,
): Judgement {
  const settles = match.state === "settled";
  const proposals = settles
    ? [{ orderNumbers: match.orderNumbers, evidence: match.evidence, score: 1 }]
    : match.proposals;
  if (hold?.code === "maybe_same_transfer") {
    const due = (numbers: number[]) => numbers.reduce((won, number) => won + (dueOf.get(number) ?? 0), 0);
    const exact = proposals.filter(({ orderNumbers }) => due(orderNumbers) === amount);
    return { kind: "maybe_entered", reason: hold, proposals: exact, pending: null };
  }
  if (hold?.code === "no_payment") return { kind: "no_payment", reason: hold, proposals, pending: null };
  const kind = settles ? "doubtful" : match.kind;
  if (hold?.code === "taken_back") return { kind, reason: hold, proposals, pending: null };
  if (!settles) return { kind, reason: match.reason, proposals, pending: null };
  if (hold) return { kind: "doubtful", reason: hold, proposals, pending: null };
  const doubt = chain === "broken" ? "chain_broken" : isProven ? undefined : "not_proven";
  if (doubt) return { kind: "doubtful", reason: { code: doubt }, proposals, pending: null };
  const { orderNumbers, evidence } = match;
  const shares = orderNumbers.map((number) => ({ number, amount: dueOf.get(number) ?? 0 }));
  const pending: Pending = { as: "paid", orders: shares, evidence };
  return { kind: "doubtful", reason: { code: "being_settled", orderNumbers }, proposals, pending };
}
