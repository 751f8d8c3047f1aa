import type { AdminClaim, ClaimDecision } from "@zakh/claims/contract";

type Outcome = ClaimDecision["outcome"];

/** What the form of an answer holds, whatever its outcome. */
export interface AnswerValues {
  outcome: Outcome;
  /** Whole won. */
  amount: number;
  answer: string;
  /** Of each line that the claim is about, in their order. */
  quantities: number[];
}

/** What a claim can be settled with: no money where none was paid, and none of it as credit where nobody could use that. */
export function outcomesFor({ most, hasAccount }: Pick<AdminClaim, "most" | "hasAccount">): Outcome[] {
  return [
    ...(most > 0 && hasAccount ? (["credit"] as const) : []),
    ...(most > 0 ? (["transfer"] as const) : []),
    ...(hasAccount ? (["parcel"] as const) : []),
    "answer",
    "refused",
  ];
}

/** An answer alone, so that nobody gives money by a press too early; where money or goods are chosen, all of it. */
export function firstValues(claim: AdminClaim): AnswerValues {
  return { outcome: "answer", amount: claim.most, answer: "", quantities: claim.lines.map(({ quantity }) => quantity) };
}

/** The call's body of what was chosen; its contract checks it. */
export function decisionOf(
  { lines }: Pick<AdminClaim, "lines">,
  { outcome, amount, answer, quantities }: AnswerValues,
): unknown {
  if (outcome === "answer" || outcome === "refused") return { outcome, answer };
  if (outcome !== "parcel") return { outcome, amount, answer };
  const sent = lines.flatMap(({ itemId }, place) => {
    const quantity = quantities[place] ?? 0;
    return quantity === 0 ? [] : [{ itemId, quantity }];
  });
  return { outcome, answer, lines: sent };
}
