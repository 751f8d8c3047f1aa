import { defineWrite } from "@zakh/kit/database/define-write";
import { type SettleDecision, settleByHand } from "../settling/decide";

/**
 * Settles a waiting line by hand, to the chosen orders, and learns its sender. What is to be done is written first, and finished later
 * when this process dies. Throws as `settleByHand`.
 */
export const settleLineWorkflow = defineWrite(
  "settle-bank-statement-line",
  async (input: SettleDecision, { container }) => {
    await settleByHand(container, input);
    return { line: input.line };
  },
);
