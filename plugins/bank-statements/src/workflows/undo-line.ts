import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { type LineDecision, undoLine } from "../settling/decide";

/** What is to be done is written first, and finished later when this process dies: there is nothing to undo. */
const undoLineStep = createStep("undo-statement-line", async (input: LineDecision, { container }) => {
  await undoLine(container, input);
  return new StepResponse({ line: input.line });
});

/** Undoes a settled line, so that its orders are what they were; or a line that was ignored. Throws as `undoLine`. */
export const undoLineWorkflow = createWorkflow(
  "undo-bank-statement-line",
  (input: LineDecision) => new WorkflowResponse(undoLineStep(input)),
);
