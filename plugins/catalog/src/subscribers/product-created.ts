import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { adoptProductsWorkflow } from "../workflows/adopt-products";

/** A product of Medusa's own dashboard shows up in the shop too, under the default sale rule. */
export default async function productCreated({ event, container }: SubscriberArgs<{ id: string }>) {
  await adoptProductsWorkflow(container).run({ input: [event.data.id] });
}

export const config: SubscriberConfig = { event: "product.created" };
