import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { createBankAccountStep } from "./steps/create-bank-account";

/** A bank account to create (spec §5 Admin bank account). */
export interface NewBankAccount {
  bankName: string;
  accountNumber: string;
  accountHolder: string;
  description?: string | null;
  /** Replaces the current default; default is false. */
  isDefault?: boolean;
  /** Default is true. */
  isActive?: boolean;
}

/** Creates a bank account. Returns `{ id, number }`; `number` is the public id. */
export const createBankAccountWorkflow = createWorkflow("create-bank-account", (input: NewBankAccount) => {
  const account = transform(input, ({ isDefault = false, isActive = true, ...given }) => ({
    ...given,
    isDefault,
    isActive,
  }));
  return new WorkflowResponse(createBankAccountStep(account));
});
