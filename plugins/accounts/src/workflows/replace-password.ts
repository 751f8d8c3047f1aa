import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { inOneTransaction } from "@zakh/kit/database/one-transaction";
import { hashPassword } from "../providers/emailpass/password-hash";
import { replacePassword } from "./password-rows";

export interface ReplacePasswordInput {
  accountId: string;
  email: string;
  password: string;
}

/** Password and end of all sessions are one transaction: nobody who had the old one stays signed in. */
export const replacePasswordStep = createStep(
  "replace-password",
  async ({ accountId, email, password }: ReplacePasswordInput, { container }) => {
    const hash = await hashPassword(password);
    const versions = await inOneTransaction(container, (transaction) =>
      replacePassword(transaction, container, { accountId, email, hash }),
    );
    return new StepResponse(versions);
  },
);

/** Another password for somebody who has shown already that it is theirs to set. */
export const replacePasswordWorkflow = createWorkflow(
  "replace-password",
  (input: ReplacePasswordInput) => new WorkflowResponse(replacePasswordStep(input)),
);
