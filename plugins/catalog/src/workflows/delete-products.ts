import { Modules, ProductWorkflowEvents } from "@medusajs/framework/utils";
import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import {
  deleteInventoryItemStep,
  deleteProductOptionsStep,
  deleteProductsStep,
  emitEventStep,
  removeRemoteLinkStep,
} from "@medusajs/medusa/core-flows";
import { findProductsToDeleteStep } from "./steps/find-products-to-delete";

export const DELETE_SHOP_PRODUCTS_ID = "delete-shop-products";

/**
 * Hides products by their public ids, with everything of theirs; orders that hold them stay readable (ruling 23). 404
 * `product_not_found` when one of them is missing or deleted already; none is deleted then.
 *
 * Medusa's own workflow refuses products that an order has reserved stock of. Here such an inventory item stays, so that
 * the order can still be cancelled or delivered.
 */
export const deleteShopProductsWorkflow = createWorkflow(DELETE_SHOP_PRODUCTS_ID, (input: { numbers: number[] }) => {
  const found = findProductsToDeleteStep(input);
  deleteInventoryItemStep(found.inventoryItemIds);
  removeRemoteLinkStep({
    [Modules.PRODUCT]: {
      product_id: found.productIds,
      variant_id: found.variantIds,
      product_option_id: found.optionIds,
    },
    [Modules.INVENTORY]: { inventory_item_id: found.inventoryItemIds },
  });
  deleteProductsStep(found.productIds);
  deleteProductOptionsStep(found.optionIds);
  emitEventStep({
    eventName: ProductWorkflowEvents.DELETED,
    data: transform(found, ({ productIds }) => productIds.map((id) => ({ id }))),
  });
  return new WorkflowResponse(found.productIds);
});
