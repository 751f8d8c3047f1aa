import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { shopPool } from "@zakh/kit/database/pool";

export interface PushDevice {
  accountId: string;
  endpoint: string;
}

const removePushSubscriptionStep = createStep(
  "remove-push-subscription",
  async ({ accountId, endpoint }: PushDevice) => {
    const own = "DELETE FROM push_subscription WHERE account_id = $1 AND endpoint = $2";
    await shopPool().query(own, [accountId, endpoint]);
    return new StepResponse(undefined);
  },
);

/** Ends the messages to a browser of the admin's. One that has none is left as it is. */
export const removePushSubscriptionWorkflow = createWorkflow(
  "remove-push-subscription-of-admin",
  (input: PushDevice) => new WorkflowResponse(removePushSubscriptionStep(input)),
);
