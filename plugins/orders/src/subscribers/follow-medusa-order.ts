import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { OrderWorkflowEvents, PaymentEvents } from "@medusajs/framework/utils";
import { shopPool } from "@zakh/kit/database/pool";
import { findActor } from "../read-models/actor";
import { findOrderOfPayment } from "../read-models/order-state";
import { followMedusa } from "../workflows/follow-medusa";

const OF_PAYMENTS: readonly string[] = [PaymentEvents.CAPTURED, PaymentEvents.REFUNDED];

/**
 * Whoever runs Medusa's own workflows on an order takes the shop's status along, so that the two never contradict each
 * other (ruling 10). Hearing of the shop's own changes, or of one twice, changes nothing. What is done by hand in Medusa's
 * dashboard does not wait for this: see the routes in `api/admin`.
 */
export default async function followMedusaOrder({ event, container }: SubscriberArgs<{ id: string }>) {
  const { id } = event.data;
  if (!OF_PAYMENTS.includes(event.name)) return followMedusa(container, id, null);
  const moved = await findOrderOfPayment(shopPool(), id);
  if (moved) await followMedusa(container, moved.orderId, await findActor(moved.movedBy ?? undefined));
}

export const config: SubscriberConfig = {
  event: [OrderWorkflowEvents.CANCELED, OrderWorkflowEvents.COMPLETED, ...OF_PAYMENTS],
  context: { subscriberId: "shop-order-follow-medusa" },
};
