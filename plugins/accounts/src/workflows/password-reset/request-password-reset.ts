import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { type IssueResetInput, issueResetStep } from "./steps/issue-reset";

/**
 * Mails a password reset link if the address belongs to an account (ruling 21). One step, because link and mail are
 * written in one transaction.
 */
export const requestPasswordResetWorkflow = createWorkflow("request-password-reset", (input: IssueResetInput) => {
  issueResetStep(input);
  return new WorkflowResponse(undefined);
});
