import { createWorkflow, WorkflowResponse, when } from "@medusajs/framework/workflows-sdk";
import { refreshPaymentCollectionForCartWorkflow } from "@medusajs/medusa/core-flows";
import { changeStoreCartStep, type StoreCartChange } from "./steps/change-store-cart";

/**
 * Makes or changes a cart of Medusa's `/store`, and returns its id. A payment that was begun for another total is
 * dropped, as Medusa does it: the client begins it again.
 */
export const changeStoreCartWorkflow = createWorkflow("change-store-cart", (change: StoreCartChange) => {
  const cart = changeStoreCartStep(change);
  when("has-payment-collection", cart, ({ hasCollection }) => hasCollection).then(() => {
    refreshPaymentCollectionForCartWorkflow.runAsStep({ input: { cart_id: cart.id } });
  });
  return new WorkflowResponse(cart);
});
