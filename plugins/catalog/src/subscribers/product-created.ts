import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { shopPool } from "@zakh/kit/database/pool";
import { addJob } from "@zakh/kit/job-queue/jobs";
import { adoptProductTask } from "../tasks/adopt";

/** Medusa emits an event once, in memory. It is turned into a background job, which is retried until it succeeds. */
export default async function productCreated({ event }: SubscriberArgs<{ id: string }>) {
  const { id } = event.data;
  await addJob(shopPool(), adoptProductTask, { id }, { id: `adopt:${id}` });
}

export const config: SubscriberConfig = { event: "product.created" };
