import { defineWrite } from "@zakh/kit/database/define-write";
import { shopPool } from "@zakh/kit/database/pool";
import type { SessionHalf } from "@zakh/kit/http/session";

export interface PushDevice {
  accountId: string;
  /** As whom the device is told. */
  half: SessionHalf;
  endpoint: string;
}

/** Ends the messages to a browser of the account's. One that has none is left as it is. */
export const removePushSubscriptionWorkflow = defineWrite(
  "remove-push-subscription",
  async ({ accountId, half, endpoint }: PushDevice) => {
    const own = "DELETE FROM push_subscription WHERE account_id = $1 AND half = $2 AND endpoint = $3";
    await shopPool().query(own, [accountId, half, endpoint]);
  },
);
