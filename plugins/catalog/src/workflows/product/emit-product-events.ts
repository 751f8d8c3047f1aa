import { ProductVariantWorkflowEvents, ProductWorkflowEvents } from "@medusajs/framework/utils";
import { transform, type WorkflowData } from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import type { CreatedProduct } from "./create-products";

/** In a workflow: emits Medusa's event for these new products, once the workflow has completed. */
export function emitProductEvents(created: WorkflowData<CreatedProduct[]>): void {
  emitEventStep({
    eventName: ProductWorkflowEvents.CREATED,
    data: transform(created, (products) => products.map(({ productId }) => ({ id: productId }))),
  }).config({ name: "emit-products-created" });
  emitEventStep({
    eventName: ProductVariantWorkflowEvents.CREATED,
    data: transform(created, (products) => products.map(({ variantId }) => ({ id: variantId }))),
  }).config({ name: "emit-variants-created" });
}
