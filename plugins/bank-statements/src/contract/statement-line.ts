import { idInQuery, list, page, publicId, search, unlessEmpty } from "@zakh/kit/contract";
import { orderStatus } from "@zakh/orders/contract";
import { z } from "zod";

/** What became of a line. `duplicate`: an earlier statement had it. */
export const LINE_STATES = ["settled", "waiting", "ignored", "duplicate"] as const;
export type LineState = (typeof LINE_STATES)[number];

/** What a waiting line is about, so that the queue can offer what fits. */
export const LINE_KINDS = [
  "doubtful",
  "too_little",
  "too_much",
  "cancelled",
  "difference",
  "twice",
  "maybe_entered",
  "unknown",
  "no_payment",
] as const;
export type StatementLineKind = (typeof LINE_KINDS)[number];

/**
 * How a line is settled: `paid` is exactly what is due; `part` leaves an order waiting for the rest; `more` pays an
 * order and the rest is to be returned; `reopen` takes a cancelled order up again; `difference` pays what the raised total of a paid
 * order is more; `unneeded` is all to be returned.
 */
export const SETTLE_AS = ["paid", "part", "more", "reopen", "difference", "unneeded"] as const;
export type SettleAs = (typeof SETTLE_AS)[number];

/** Which choices fit a kind; any line can be ignored as well. */
export const CHOICES: Record<StatementLineKind, readonly SettleAs[]> = {
  doubtful: ["paid"],
  too_little: ["part"],
  too_much: ["more"],
  cancelled: ["reopen", "unneeded"],
  difference: ["difference"],
  twice: ["unneeded"],
  // Only where open orders of exactly this sum are proposed.
  maybe_entered: ["paid"],
  unknown: ["paid", "part", "more", "difference"],
  no_payment: [],
};

/** Why a line waits. The pages' catalogues have the sentence of a code. */
export const WAITING_REASONS = [
  "no_payment",
  "strange_payer",
  "nothing_found",
  "weak_evidence",
  "two_orders_of_like_name",
  "two_accounts_of_like_name",
  "two_accounts_owe_sum",
  "several_sums_possible",
  "evidence_differs",
  "cancelled_order_of_same_sum",
  "two_lines_for_one_order",
  "wrong_code",
  "older_than_order",
  "amount_differs",
  "order_cancelled",
  "order_paid",
  "difference_due",
  "entered_by_hand",
  // Not of the matching itself:
  "maybe_same_transfer",
  "foreign_account",
  "chain_broken",
  "not_proven",
  "taken_back",
  "order_changed",
  "being_settled",
  "undone",
] as const;

const won = z.number().int();
const precision = z.enum(["second", "minute", "day"]);

export const waitingReason = z.object({
  code: z.enum(WAITING_REASONS),
  /** The orders that the sentence names. */
  orderIds: z.array(publicId),
  /** Won of the line. */
  amount: won,
  /** Won that the order is due, where the sentence compares them. */
  due: won.nullable(),
  /** The other line that the sentence names. */
  lineId: publicId.nullable(),
  /** With `taken_back`: when the bank did so; null where its row has no date. */
  takenBack: z.object({ at: z.iso.datetime(), precision }).nullable(),
});
export type StatementWaitingReason = z.infer<typeof waitingReason>;

/** What decided: for a proposal also the amount alone. */
export const EVIDENCE_SHOWN = ["code", "sender", "odd_won", "name", "amount", "admin"] as const;

/** An order as the queue shows it beside a line. */
export const orderOfLine = z.object({
  id: publicId,
  customerName: z.string(),
  transferAccountHolder: z.string(),
  status: orderStatus,
  total: won,
  /** Won still to pay. */
  due: won,
  /** Won that take a cancelled order up again: its total less the credit that it uses again. */
  toReopen: won,
  /** Won of it that an admin entered without a line: the line may be that money. */
  wonByHand: won,
});

export const lineProposal = z.object({
  orderIds: z.array(publicId),
  evidence: z.enum(EVIDENCE_SHOWN),
  /** From 0 to 1, the likeliest first. */
  score: z.number(),
  orders: z.array(orderOfLine),
});

export const statementLine = z.object({
  id: publicId,
  statementId: publicId,
  /** Number of the row in the file, from 1. */
  row: z.number().int(),
  at: z.iso.datetime(),
  precision,
  /** Who paid, as the bank shows it. */
  payer: z.string(),
  /** The other texts of the row. */
  texts: z.array(z.string()),
  amount: won,
  state: z.enum(LINE_STATES),
  /** Null unless it waits. */
  kind: z.enum(LINE_KINDS).nullable(),
  /** Why it waits; of a settled one, why a part of its orders was not paid. */
  reason: waitingReason.nullable(),
  orderIds: z.array(publicId),
  /** How it was settled, and what decided; null unless it is settled. */
  settledAs: z.enum(SETTLE_AS).nullable(),
  evidence: z.enum(EVIDENCE_SHOWN).nullable(),
  proposals: z.array(lineProposal),
  /** What can be done with it besides ignoring it. */
  choices: z.array(z.enum(SETTLE_AS)),
  /** Whether the owner can say that he never wants to be asked about such a line again. */
  canIgnoreAlways: z.boolean(),
  /** Name of the admin who decided; null when it settled by itself, or waits. */
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
});
export type StatementLineAnswer = z.infer<typeof statementLine>;

/**
 * `GET /api/admin/statement-lines`: newest first; the waiting ones unless a state, or `any`, is given, in the order of what is to
 * be done (`queueRank`). `any` leaves
 * duplicates out unless it is of one statement.
 */
export const statementLinesQuery = z.object({
  ...page,
  state: unlessEmpty(z.enum([...LINE_STATES, "any"], { error: "value_invalid" })),
  /** Only the lines of this statement. */
  statement: idInQuery,
  /** Part of the payer's name or of another text, or the exact amount. */
  search,
});
export type StatementLinesQuery = z.infer<typeof statementLinesQuery>;

export const statementLineList = list(statementLine);

export const settleInput = z.object({
  orderIds: z.array(publicId, { error: "value_invalid" }).min(1, "statement_order_required").max(20, "too_long"),
  as: z.enum(SETTLE_AS, { error: "value_invalid" }).default("paid"),
});
export type SettleInput = z.infer<typeof settleInput>;
