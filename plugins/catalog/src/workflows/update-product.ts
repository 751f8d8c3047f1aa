import { Modules, ProductWorkflowEvents } from "@medusajs/framework/utils";
import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { createRemoteLinkStep, emitEventStep } from "@medusajs/medusa/core-flows";
import type { NewProduct } from "./create-products";
import { planProductUpdate } from "./plan-product-update";
import { createInventoryItemStep } from "./steps/create-inventory-item";
import { findCategoryIdsStep } from "./steps/find-category-ids";
import { findProductToChangeStep } from "./steps/find-product-to-change";
import { findSaleGroundStep } from "./steps/find-sale-ground";
import { setStockTrackingStep } from "./steps/set-stock-tracking";
import { setTrackedStockStep } from "./steps/set-tracked-stock";
import { setVariantPriceStep } from "./steps/set-variant-price";
import { updateMedusaProductStep } from "./steps/update-medusa-product";
import { updateProductDetailStep } from "./steps/update-product-detail";

/** A change of a product; what is left out stays as it is. */
export interface ProductChanges extends Partial<Omit<NewProduct, "handle" | "storeId">> {
  /** Public id of the product. */
  number: number;
}

export const UPDATE_SHOP_PRODUCT_ID = "update-shop-product";

/**
 * Changes a product: Medusa's Product, its price in won, the shop's detail, and, where stock is tracked, the stock level.
 * 404 `product_not_found`. Two of them on one product at once could mix their pictures: run it under the product's lock
 * (`http/save-product` does).
 */
export const updateShopProductWorkflow = createWorkflow(UPDATE_SHOP_PRODUCT_ID, (input: ProductChanges) => {
  const state = findProductToChangeStep({ number: input.number });
  const ground = findSaleGroundStep();
  const categoryIds = findCategoryIdsStep(
    transform(input, ({ categoryId }) => (categoryId === undefined ? [] : [categoryId])),
  );
  const plan = transform({ input, state, ground, categoryIds }, planProductUpdate);
  updateMedusaProductStep(plan.product);
  setVariantPriceStep(plan.price);
  setStockTrackingStep(plan.tracking);
  const newItem = createInventoryItemStep(plan.newItem);
  createRemoteLinkStep(
    transform({ newItem, state }, ({ newItem: id, state: { variantId } }) =>
      id === null
        ? []
        : [
            {
              [Modules.PRODUCT]: { variant_id: variantId },
              [Modules.INVENTORY]: { inventory_item_id: id },
              data: { required_quantity: 1 },
            },
          ],
    ),
  );
  setTrackedStockStep(
    transform({ newItem, plan }, ({ newItem: id, plan: { stock } }) => ({
      ...stock,
      inventoryItemId: stock.inventoryItemId ?? id,
    })),
  );
  updateProductDetailStep(plan.detail);
  emitEventStep({
    eventName: ProductWorkflowEvents.UPDATED,
    data: transform(state, ({ productId }) => [{ id: productId }]),
  });
  return new WorkflowResponse(transform(state, ({ number, productId }) => ({ number, productId })));
});
