import { shopPool } from "@zakh/kit/database/pool";
import { applicationContainer, type Task } from "@zakh/kit/job-queue/task";
import { z } from "zod";
import { findActor } from "../read-models/actor";
import { findOrderOfPayment } from "../read-models/order-state";
import { followMedusa } from "../workflows/follow-medusa";

/** What Medusa's own workflows did something to. */
const followed = z.union([z.object({ orderId: z.string() }), z.object({ paymentId: z.string() })]);
type Followed = z.infer<typeof followed>;

/**
 * Whoever runs Medusa's own workflows on an order takes the shop's status along, so that the two never contradict each
 * other (ruling 10). Hearing of the shop's own changes, or of one twice, changes nothing. What is done by hand in Medusa's
 * dashboard does not wait for this: see the routes in `api/admin`.
 */
export const followMedusaTask: Task<Followed> = {
  name: "follow-medusa-order",
  payload: followed,
  async run(payload) {
    if ("orderId" in payload) return followMedusa(applicationContainer(), payload.orderId, null);
    const moved = await findOrderOfPayment(shopPool(), payload.paymentId);
    if (moved) await followMedusa(applicationContainer(), moved.orderId, await findActor(moved.movedBy ?? undefined));
  },
};
