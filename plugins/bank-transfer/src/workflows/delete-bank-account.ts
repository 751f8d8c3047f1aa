import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { deleteBankAccountStep } from "./steps/delete-bank-account";

/** Hides a bank account. 409 for the default (ruling 25). */
export const deleteBankAccountWorkflow = createWorkflow(
  "delete-bank-account",
  (input: { number: number }) => new WorkflowResponse(deleteBankAccountStep(input)),
);
