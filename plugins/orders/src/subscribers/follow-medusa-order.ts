import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { OrderWorkflowEvents, PaymentEvents } from "@medusajs/framework/utils";
import { shopPool } from "@zakh/kit/database/pool";
import { findOrderOfPayment, findOrderState } from "../read-models/order-state";
import { changeOrderStatusWorkflow } from "../workflows/change-order-status";
import { statusFollowingMedusa } from "../workflows/status/plan";

/**
 * What is done to an order in Medusa's own dashboard takes the shop's status along, so that the two never contradict each
 * other (ruling 10). Hearing of the shop's own changes, or of one twice, changes nothing.
 */
export default async function followMedusaOrder({ event, container }: SubscriberArgs<{ id: string }>) {
  const { id } = event.data;
  const orderId = event.name === PaymentEvents.CAPTURED ? await findOrderOfPayment(shopPool(), id) : id;
  const state = orderId && (await findOrderState(shopPool(), { orderId }));
  if (!state || statusFollowingMedusa(state) === state.status) return;
  await changeOrderStatusWorkflow(container).run({ input: { number: state.number, to: "follow-medusa", by: null } });
}

export const config: SubscriberConfig = {
  event: [OrderWorkflowEvents.CANCELED, OrderWorkflowEvents.COMPLETED, PaymentEvents.CAPTURED],
  context: { subscriberId: "shop-order-follow-medusa" },
};
