import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { ignoreLine, type LineDecision } from "../settling/decide";

/** One statement, and the last step: there is nothing to undo. */
const ignoreLineStep = createStep("ignore-statement-line", async (input: LineDecision) => {
  await ignoreLine(input);
  return new StepResponse({ line: input.line });
});

/** Takes a waiting line out of the queue. Throws as `ignoreLine`. */
export const ignoreLineWorkflow = createWorkflow(
  "ignore-bank-statement-line",
  (input: LineDecision) => new WorkflowResponse(ignoreLineStep(input)),
);
