/** What kind of evidence says which order a line pays, strongest first. */
export const EVIDENCE = ["code", "sender", "odd_won", "name"] as const;
export type Evidence = (typeof EVIDENCE)[number];

/** What a waiting line is about, so that the queue can offer what fits. */
export type LineKind =
  /** Open orders have this sum. */
  | "doubtful"
  | "too_little"
  | "too_much"
  /** Its order was cancelled, at its deadline for example. */
  | "cancelled"
  /** Its order is paid, and costs more since. */
  | "difference"
  /** Its order is paid already. */
  | "twice"
  /** Its money may be entered already: by hand, or with another line. */
  | "maybe_entered"
  /** Nothing in the shop looks like it. */
  | "unknown"
  /** Interest, a refund, or money that went out. */
  | "no_payment";

/** Why a line waits, with the facts of the sentence that says so. Amounts in won. */
export type WaitingReason =
  | { code: "no_payment" }
  | { code: "strange_payer" }
  | { code: "nothing_found"; amount: number }
  | { code: "weak_evidence"; amount: number }
  | { code: "two_orders_of_like_name"; amount: number }
  | { code: "two_accounts_of_like_name" }
  | { code: "two_accounts_owe_sum"; amount: number }
  | { code: "several_sums_possible"; amount: number }
  | { code: "evidence_differs"; orderNumbers: number[] }
  | { code: "cancelled_order_of_same_sum"; orderNumber: number }
  | { code: "two_lines_for_one_order"; orderNumber: number }
  | { code: "wrong_code" }
  | { code: "older_than_order"; orderNumber: number }
  | { code: "amount_differs"; orderNumber: number; due: number; amount: number }
  | { code: "order_cancelled"; orderNumber: number }
  | { code: "order_paid"; orderNumber: number }
  | { code: "difference_due"; orderNumber: number; due: number; amount: number }
  | { code: "entered_by_hand"; orderNumber: number };

/** One tap for the owner. */
export interface Proposal {
  orderNumbers: number[];
  evidence: Evidence | "amount";
  /** From 0 to 1; only for the order of proposals. */
  score: number;
}

export type LineMatch =
  | { lineId: string; state: "settled"; orderNumbers: number[]; evidence: Evidence }
  | { lineId: string; state: "waiting"; kind: LineKind; reason: WaitingReason; proposals: Proposal[] };
