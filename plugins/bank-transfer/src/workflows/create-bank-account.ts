import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { createBankAccountStep } from "./steps/create-bank-account";

/** An account that is to be paid to (spec §5 Admin bank account). */
export interface NewBankAccount {
  bankName: string;
  accountNumber: string;
  accountHolder: string;
  description?: string | null;
  /** Takes the default over from the account that has it; off unless given. */
  isDefault?: boolean;
  /** On unless given. */
  isActive?: boolean;
}

/** Enters a bank account. Answers `{ id, number }`, the latter its public id. */
export const createBankAccountWorkflow = createWorkflow("create-bank-account", (input: NewBankAccount) => {
  const account = transform(input, ({ isDefault = false, isActive = true, ...given }) => ({
    ...given,
    isDefault,
    isActive,
  }));
  return new WorkflowResponse(createBankAccountStep(account));
});
