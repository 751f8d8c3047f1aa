import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { dropSessionRecordsStep } from "./steps/drop-session-records";
import { type EndSessions, endSessionsStep } from "./steps/end-sessions";

/** Signs an account out everywhere, on one half or both (ruling 17). */
export const endSessionsWorkflow = createWorkflow("end-sessions-of-account", (input: EndSessions) => {
  const versions = endSessionsStep(input);
  dropSessionRecordsStep(input);
  return new WorkflowResponse(versions);
});
