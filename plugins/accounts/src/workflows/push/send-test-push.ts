import { generateEntityId } from "@medusajs/framework/utils";
import { defineWrite } from "@zakh/kit/database/define-write";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { PushMessage } from "../../contract";
import { queuePushes } from "../../push/queue-pushes";
import type { PushDevice } from "./remove-push-subscription";

export interface TestPush extends PushDevice {
  message: PushMessage;
}

/** Sends a message to a browser of the admin's. Throws 404 `push_not_set` when it gets none. */
export const sendTestPushWorkflow = defineWrite(
  "send-test-push-to-admin",
  async ({ accountId, half, endpoint, message }: TestPush) => {
    const { rows } = await shopPool().query<{ id: string }>(
      "SELECT id FROM push_subscription WHERE account_id = $1 AND half = $2 AND endpoint = $3 AND deleted_at IS NULL",
      [accountId, half, endpoint],
    );
    const [subscription] = rows;
    if (!subscription) throw new ApiError(404, "push_not_set");
    await queuePushes(shopPool(), [
      { id: generateEntityId(undefined, "job"), subscriptionId: subscription.id, message },
    ]);
  },
);
