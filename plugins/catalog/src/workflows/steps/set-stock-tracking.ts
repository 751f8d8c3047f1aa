import { Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";

export interface StockTracking {
  variantId: string;
  before: boolean;
  /** `undefined` leaves it as it is. */
  trackStock: boolean | undefined;
}

/**
 * Turns the enforcement of stock on or off (ruling 6). Off keeps the inventory item with what orders have reserved on it,
 * so that turning it on again goes on from there.
 */
export const setStockTrackingStep = createStep(
  "set-stock-tracking",
  async ({ variantId, before, trackStock = before }: StockTracking, { container }) => {
    if (trackStock === before) return new StepResponse(undefined, undefined);
    await container.resolve(Modules.PRODUCT).updateProductVariants(variantId, { manage_inventory: trackStock });
    return new StepResponse(undefined, { variantId, before });
  },
  async (undo, { container }) => {
    if (!undo) return;
    await container.resolve(Modules.PRODUCT).updateProductVariants(undo.variantId, { manage_inventory: undo.before });
  },
);
