import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { createBankAccountStep } from "./steps/create-bank-account";

/** An account that is to be paid to (spec §5 Admin bank account). */
export interface NewBankAccount {
  bankName: string;
  accountNumber: string;
  accountHolder: string;
  /** Empty is kept as null. */
  description?: string | null;
  /** Takes the default over from the account that has it; off unless given. */
  isDefault?: boolean;
  /** On unless given. */
  isActive?: boolean;
}

/** Enters a bank account. Answers `{ id, number }`, the latter its public id. */
export const createBankAccountWorkflow = createWorkflow(
  "create-bank-account",
  (input: NewBankAccount) => new WorkflowResponse(createBankAccountStep(input)),
);
