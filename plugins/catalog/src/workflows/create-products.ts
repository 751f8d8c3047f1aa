import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { inOneTransaction } from "@zakh/kit/database/one-transaction";
import { createProducts } from "./product/create-products";
import { emitProductEvents } from "./product/emit-product-events";
import type { NewProduct } from "./product/new-product";

export type { NewProduct };

const createProductsStep = createStep("create-shop-products", async (products: NewProduct[], { container }) => {
  return new StepResponse(
    await inOneTransaction(container, (transaction) => createProducts(transaction, container, products)),
  );
});

/**
 * Creates products from trusted data, such as the seed's, all or none. Returns `{ number, productId, variantId }` of
 * each, in order. Throws 400 `category_not_found`.
 */
export const createShopProductsWorkflow = createWorkflow("create-shop-products", (products: NewProduct[]) => {
  const created = createProductsStep(products);
  emitProductEvents(created);
  return new WorkflowResponse(created);
});
