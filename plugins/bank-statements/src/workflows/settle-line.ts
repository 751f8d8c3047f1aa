import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { type SettleDecision, settleByHand } from "../settling/decide";

/** What is to be done is written first, and finished later when this process dies: there is nothing to undo. */
const settleLineStep = createStep("settle-statement-line", async (input: SettleDecision, { container }) => {
  await settleByHand(container, input);
  return new StepResponse({ line: input.line });
});

/** Settles a waiting line by hand, to the chosen orders, and learns its sender. Throws as `settleByHand`. */
export const settleLineWorkflow = createWorkflow(
  "settle-bank-statement-line",
  (input: SettleDecision) => new WorkflowResponse(settleLineStep(input)),
);
