import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import type { NewStatement } from "../import/keep-statement";
import { keepStatementStep } from "./steps/keep-statement";
import { returnOrdersStep } from "./steps/return-orders";
import { settleLinesStep } from "./steps/settle-lines";

/**
 * Keeps a statement, notes money that its outgoing rows return to customers, and settles the lines that are certain, the last of them behind the answer. Imports take turns, no transfer is kept twice, and a
 * process that dies half way leaves lines that are finished later. Returns the statement's `number`. Throws 409
 * `conflict` when another import takes longer than 8 s.
 */
export const importStatementWorkflow = createWorkflow("import-bank-statement", (input: NewStatement) => {
  const kept = keepStatementStep(input);
  returnOrdersStep(kept);
  settleLinesStep(kept);
  return new WorkflowResponse(kept);
});
