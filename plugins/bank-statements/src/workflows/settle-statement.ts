import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { returnOrders } from "../settling/return-orders";
import { settleStatement } from "../settling/settle-lines";

interface KeptStatement {
  /** Medusa's id. */
  id: string;
}

/** Each order and each line is done for itself, and stays so: there is nothing to undo. */
const settleStatementStep = createStep("settle-statement", async ({ id }: KeptStatement, { container }) => {
  await returnOrders(container);
  await settleStatement(container, id);
  return new StepResponse({ id });
});

/** Notes money that a statement's outgoing rows return to customers, and settles its lines that are certain. */
export const settleStatementWorkflow = createWorkflow(
  "settle-bank-statement",
  (input: KeptStatement) => new WorkflowResponse(settleStatementStep(input)),
);
