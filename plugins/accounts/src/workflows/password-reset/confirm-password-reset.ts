import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { type ConfirmPasswordResetInput, confirmResetStep } from "./steps/confirm-reset";

/**
 * Sets the password that a mailed link stands for, signs the account out everywhere and tells its person by a mail
 * (ruling 21). Answers whose it was, with the count that a known device carries from now on; 400 `reset_token_invalid` for a
 * link that is unknown, used or expired.
 */
export const confirmPasswordResetWorkflow = createWorkflow(
  "confirm-password-reset",
  (input: ConfirmPasswordResetInput) => new WorkflowResponse(confirmResetStep(input)),
);
