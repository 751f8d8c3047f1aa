import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { keepStatement, type NewStatement } from "../import/keep-statement";

/** The last step: there is nothing to undo. */
const keepStatementStep = createStep(
  "keep-bank-statement",
  async (input: NewStatement, { container }) => new StepResponse({ number: await keepStatement(container, input) }),
);

/**
 * Keeps a statement, with the job that settles what is certain in it. No transfer is kept twice. Returns the statement's
 * `number`. Throws 409 `conflict` when other imports come between again and again, or one takes longer than 8 s.
 */
export const importStatementWorkflow = createWorkflow(
  "import-bank-statement",
  (input: NewStatement) => new WorkflowResponse(keepStatementStep(input)),
);
