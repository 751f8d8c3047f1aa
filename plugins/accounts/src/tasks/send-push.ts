import { shopPool } from "@zakh/kit/database/pool";
import type { Task } from "@zakh/kit/job-queue/task";
import { shopLog } from "@zakh/kit/log/shop-log";
import { z } from "zod";
import { pushMessage } from "../contract";
import { deliverPush } from "../push/deliver-push";
import { findLiveSubscription, SEND_PUSH } from "../push/queue-pushes";

const payload = z.object({ subscriptionId: z.string(), message: pushMessage });

/** After 10 s, a minute, five minutes and half an hour the message is worth no more tries: the order is in the list, and was mailed. */
const MOST_ATTEMPTS = 5;

/**
 * Sends a message to a device. A device whose subscription has ended is forgotten. It has a runner of its own, so that a push service
 * that is slow holds up no mail and no other work.
 */
export function sendPushTask(deliver: typeof deliverPush = deliverPush): Task<z.infer<typeof payload>> {
  return {
    name: SEND_PUSH,
    payload,
    apart: true,
    timeoutSeconds: 20,
    async run({ subscriptionId, message }, { id, attempts }) {
      const device = await findLiveSubscription(shopPool(), subscriptionId);
      if (!device) return;
      try {
        const outcome = await deliver(device, message);
        if (outcome === "gone") await shopPool().query("DELETE FROM push_subscription WHERE id = $1", [subscriptionId]);
        if (outcome !== "sent") shopLog.warn(`Push ${id} was not taken: ${outcome}`);
      } catch (error) {
        if (attempts < MOST_ATTEMPTS) throw error;
        shopLog.warn(`Push ${id} is dropped after ${attempts} attempts`);
      }
    },
  };
}
