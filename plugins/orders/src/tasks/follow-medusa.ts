import { shopPool } from "@zakh/kit/database/pool";
import { applicationContainer, type Task } from "@zakh/kit/job-queue/task";
import { z } from "zod";
import { findActor } from "../read-models/actor";
import { findOrderOfPayment } from "../read-models/order-state";
import { followMedusa } from "../workflows/follow-medusa";

/** The Medusa order or payment that was changed. */
const followed = z.union([z.object({ orderId: z.string() }), z.object({ paymentId: z.string() })]);
type Followed = z.infer<typeof followed>;

/**
 * Updates the shop's status after Medusa's own workflows changed an order, so that the two never disagree (ruling 10).
 * It has no effect for the shop's own changes or for a repeated event. Manual changes in Medusa's dashboard do not wait
 * for it: see the routes in `api/admin`.
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
