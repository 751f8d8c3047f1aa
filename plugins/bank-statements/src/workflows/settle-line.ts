import { defineWrite } from "@zakh/kit/database/define-write";
import { type SettleDecision, settleByHand } from "../settling/decide";

/** Settles a waiting line by hand, to the chosen orders, and learns its sender, all in one transaction. Throws as `settleByHand`. */
export const settleLineWorkflow = defineWrite("settle-bank-statement-line", async (input: SettleDecision, writing) => {
  await settleByHand(writing, input);
  return { line: input.line };
});
