import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { OrderWorkflowEvents, PaymentEvents } from "@medusajs/framework/utils";
import { shopPool } from "@zakh/kit/database/pool";
import { addJob } from "@zakh/kit/job-queue/jobs";
import { followMedusaTask } from "../tasks/follow-medusa";

const OF_PAYMENTS: readonly string[] = [PaymentEvents.CAPTURED, PaymentEvents.REFUNDED];

/** Medusa emits an event once, in memory. It is turned into a background job, which is retried until it succeeds. */
export default async function followMedusaOrder({ event }: SubscriberArgs<{ id: string }>) {
  const { id } = event.data;
  await addJob(shopPool(), followMedusaTask, OF_PAYMENTS.includes(event.name) ? { paymentId: id } : { orderId: id });
}

export const config: SubscriberConfig = {
  event: [OrderWorkflowEvents.CANCELED, OrderWorkflowEvents.COMPLETED, ...OF_PAYMENTS],
  context: { subscriberId: "shop-order-follow-medusa" },
};
