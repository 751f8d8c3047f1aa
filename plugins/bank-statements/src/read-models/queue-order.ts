import type { StatementLineKind } from "../contract/statement-line";
import type { Proposal } from "../matching/line-match";

/** What of a waiting line tells how much it asks of the owner. */
export interface QueuedLine {
  kind: StatementLineKind | null;
  proposals: readonly Pick<Proposal, "evidence" | "score">[];
}

const RANKS = { oneTap: 0, choice: 1, noPayment: 2, stranger: 3 } as const;

/**
 * Where a waiting line stands in the queue, from 0: first what one tap settles, then where one of several has to be chosen, then what
 * pays nothing, and last what nobody is known to have sent.
 */
export function queueRank({ kind, proposals: [first, second] }: QueuedLine): number {
  if (kind === "no_payment") return RANKS.noPayment;
  if (!first) return RANKS.stranger;
  const isTold = first.evidence !== "amount" && (second?.score ?? 0) < first.score;
  return isTold ? RANKS.oneTap : RANKS.choice;
}
