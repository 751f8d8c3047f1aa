import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { SESSION_HALVES } from "@zakh/kit/http/session";
import { checkPasswordStep } from "./steps/check-password";
import { dropSessionRecordsStep } from "./steps/drop-session-records";
import { endSessionsStep } from "./steps/end-sessions";
import { setPasswordStep } from "./steps/set-password";

export interface ChangePasswordInput {
  accountId: string;
  email: string;
  currentPassword: string;
  password: string;
}

/**
 * Another password (ruling 21). The password comes first and the end of all sessions after it: whoever signs in between
 * with the old one is signed out as well. Answers the counts that the caller's own session has to carry from now on.
 */
export const changePasswordWorkflow = createWorkflow("change-password", (input: ChangePasswordInput) => {
  checkPasswordStep(transform(input, ({ accountId, currentPassword: password }) => ({ accountId, password })));
  setPasswordStep(transform(input, ({ email, password }) => ({ email, password })));
  const sessions = transform(input, ({ accountId }) => ({ accountId, halves: [...SESSION_HALVES] }));
  const versions = endSessionsStep(sessions);
  dropSessionRecordsStep(sessions);
  return new WorkflowResponse(versions);
});
