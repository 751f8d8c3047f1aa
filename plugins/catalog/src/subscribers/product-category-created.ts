import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { adoptCategoriesWorkflow } from "../workflows/adopt-categories";

/** A category of Medusa's own dashboard shows up in the shop too. */
export default async function productCategoryCreated({ event, container }: SubscriberArgs<{ id: string }>) {
  await adoptCategoriesWorkflow(container).run({ input: [event.data.id] });
}

export const config: SubscriberConfig = { event: "product-category.created" };
