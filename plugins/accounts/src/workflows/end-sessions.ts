import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { inTransaction } from "@zakh/kit/database/in-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { type EndSessions, endSessions } from "./session-rows";

const endSessionsStep = createStep(
  "end-sessions",
  async (input: EndSessions) =>
    new StepResponse(await inTransaction(shopPool(), (client) => endSessions(client, input))),
);

/** Signs an account out everywhere, on one half or both (ruling 17). */
export const endSessionsWorkflow = createWorkflow(
  "end-sessions-of-account",
  (input: EndSessions) => new WorkflowResponse(endSessionsStep(input)),
);
