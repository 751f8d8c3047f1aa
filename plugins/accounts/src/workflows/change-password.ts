import { createWorkflow, transform, type WorkflowData, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { type ReplacePasswordInput, replacePassword } from "./replace-password";
import { checkPasswordStep } from "./steps/check-password";

export interface ChangePasswordInput extends ReplacePasswordInput {
  currentPassword: string;
}

/** Another password, for whoever knows the one that holds (ruling 21). Answers the counts for the caller's own session. */
export const changePasswordWorkflow = createWorkflow("change-password", (input: WorkflowData<ChangePasswordInput>) => {
  checkPasswordStep(transform(input, ({ accountId, currentPassword: password }) => ({ accountId, password })));
  return new WorkflowResponse(replacePassword(input));
});
