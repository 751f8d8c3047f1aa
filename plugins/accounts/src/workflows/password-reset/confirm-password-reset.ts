import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { type ConfirmPasswordResetInput, confirmResetStep } from "./steps/confirm-reset";

/**
 * Sets a new password by a mailed link, signs the account out everywhere and mails a notice (ruling 21). Returns the
 * account, with the session version for its known device; 400 `reset_token_invalid` for an unknown, used or expired
 * link.
 */
export const confirmPasswordResetWorkflow = createWorkflow(
  "confirm-password-reset",
  (input: ConfirmPasswordResetInput) => new WorkflowResponse(confirmResetStep(input)),
);
