import { defineWrite } from "@zakh/kit/database/define-write";
import { shopPool } from "@zakh/kit/database/pool";

export interface PushDevice {
  accountId: string;
  endpoint: string;
}

/** Ends the messages to a browser of the admin's. One that has none is left as it is. */
export const removePushSubscriptionWorkflow = defineWrite(
  "remove-push-subscription-of-admin",
  async ({ accountId, endpoint }: PushDevice) => {
    const own = "DELETE FROM push_subscription WHERE account_id = $1 AND endpoint = $2";
    await shopPool().query(own, [accountId, endpoint]);
  },
);
