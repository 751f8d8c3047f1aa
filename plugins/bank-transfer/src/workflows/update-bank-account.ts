import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import type { BankAccountChange } from "../contract";
import { updateBankAccountStep } from "./steps/update-bank-account";

export interface UpdateBankAccountInput {
  /** Public id. */
  number: number;
  change: BankAccountChange;
  /** The version that the change is based on. */
  version?: string;
}

/**
 * Updates a bank account. 404 for an unknown one, 409 when the default would be unset or made inactive (ruling 25), or
 * `changed_meanwhile`.
 */
export const updateBankAccountWorkflow = createWorkflow(
  "update-bank-account",
  (input: UpdateBankAccountInput) => new WorkflowResponse(updateBankAccountStep(input)),
);
