import { ProductVariantWorkflowEvents, ProductWorkflowEvents } from "@medusajs/framework/utils";
import type { Writing } from "@zakh/kit/database/define-write";
import type { CreatedProduct } from "./create-products";

/** Emits Medusa's events for these new products, once the write has succeeded. */
export function emitCreated(emit: Writing["emit"], products: readonly CreatedProduct[]): void {
  emit(
    ProductWorkflowEvents.CREATED,
    products.map(({ productId }) => ({ id: productId })),
  );
  emit(
    ProductVariantWorkflowEvents.CREATED,
    products.map(({ variantId }) => ({ id: variantId })),
  );
}
