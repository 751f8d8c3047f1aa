import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { inOneTransaction } from "@zakh/kit/database/one-transaction";
import { hashPassword } from "../providers/emailpass/password-hash";
import { replacePassword } from "./password-rows";

export interface ReplacePasswordInput {
  accountId: string;
  email: string;
  password: string;
  /** See `NewPassword`. */
  formerHash?: string;
}

/**
 * The password changes and all sessions end in one transaction, so that nobody with the old password stays signed in.
 */
export const replacePasswordStep = createStep(
  "replace-password",
  async ({ accountId, email, password, formerHash }: ReplacePasswordInput, { container }) => {
    const hash = await hashPassword(password);
    const versions = await inOneTransaction(container, (transaction) =>
      replacePassword(transaction, container, { accountId, email, hash, formerHash }),
    );
    return new StepResponse(versions);
  },
);

/** Sets a new password for a user who has already proved to be allowed to. */
export const replacePasswordWorkflow = createWorkflow(
  "replace-password",
  (input: ReplacePasswordInput) => new WorkflowResponse(replacePasswordStep(input)),
);
