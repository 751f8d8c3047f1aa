import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { type IssueResetInput, issueResetStep } from "./steps/issue-reset";

/**
 * Mails a link to set a new password, if the address is somebody's (ruling 21). One step, because link and mail are
 * written in one transaction: neither is there without the other.
 */
export const requestPasswordResetWorkflow = createWorkflow("request-password-reset", (input: IssueResetInput) => {
  issueResetStep(input);
  return new WorkflowResponse(undefined);
});
