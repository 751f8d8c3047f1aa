import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { type UndoStatement, undoStatement } from "../settling/undo-statement";

/** Each line is undone for itself, as `undo-bank-statement-line` does: there is nothing to undo. */
const undoStatementStep = createStep(
  "undo-statement",
  async (input: UndoStatement, { container }) => new StepResponse(await undoStatement(container, input)),
);

/** Undoes what a statement's lines settled. Throws as `undoStatement`. */
export const undoStatementWorkflow = createWorkflow(
  "undo-bank-statement",
  (input: UndoStatement) => new WorkflowResponse(undoStatementStep(input)),
);
