import { createWorkflow, transform, type WorkflowData, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { SESSION_HALVES } from "@zakh/kit/http/session";
import { dropSessionRecordsStep } from "./steps/drop-session-records";
import { endSessionsStep } from "./steps/end-sessions";
import { setPasswordStep } from "./steps/set-password";

export interface ReplacePasswordInput {
  accountId: string;
  email: string;
  password: string;
}

/**
 * The steps to another password (ruling 21). The password comes first and the end of all sessions after it: whoever signs in
 * between with the old one is signed out as well. Answers the counts that a session has to carry from now on.
 */
export function replacePassword(input: WorkflowData<ReplacePasswordInput>) {
  setPasswordStep(transform(input, ({ email, password }) => ({ email, password })));
  const sessions = transform(input, ({ accountId }) => ({ accountId, halves: [...SESSION_HALVES] }));
  const versions = endSessionsStep(sessions);
  dropSessionRecordsStep(sessions);
  return versions;
}

/** Another password for somebody who has shown already that it is theirs to set. */
export const replacePasswordWorkflow = createWorkflow(
  "replace-password",
  (input: WorkflowData<ReplacePasswordInput>) => {
    return new WorkflowResponse(replacePassword(input));
  },
);
