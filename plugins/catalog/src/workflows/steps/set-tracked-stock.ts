import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { shopPool } from "@zakh/kit/database/pool";
import { setAvailable, undoAvailable } from "../stock-level";

export interface TrackedStock {
  /** `null` while stock is not tracked. */
  inventoryItemId: string | null;
  /** Where the shop keeps its stock; `null` without a stock location. */
  locationId: string | null;
  /** Kilograms that can be bought from now on; `undefined` leaves them as they are. */
  available: number | undefined;
}

/** Brings tracked stock to what the form says (ruling 6). */
export const setTrackedStockStep = createStep(
  "set-tracked-stock",
  async ({ inventoryItemId, locationId, available }: TrackedStock) => {
    if (inventoryItemId === null || locationId === null || available === undefined) {
      return new StepResponse(undefined, undefined);
    }
    const change = await setAvailable(shopPool(), { inventoryItemId, locationId }, available);
    return new StepResponse(undefined, change);
  },
  async (change) => {
    if (change) await undoAvailable(shopPool(), change);
  },
);
