import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { type RegisterAccountInput, writeAccountStep } from "./steps/write-account";

/**
 * Creates an account: its row, its password, Medusa's Customer, and for an admin Medusa's User (rulings 15, 16, 18).
 */
export const registerAccountWorkflow = createWorkflow(
  "register-account",
  (input: RegisterAccountInput) => new WorkflowResponse(writeAccountStep(input)),
);
