import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { shopPool } from "@zakh/kit/database/pool";
import { releaseStock, restoreStock } from "../stock";

/** Reserves the stock of an order that leaves `cancelled`, or throws 409 `stock_short` (ruling 10). */
export const restoreStockStep = createStep(
  "restore-stock",
  async ({ reservationIds }: { reservationIds: string[] }) => {
    const restored = await restoreStock(shopPool(), reservationIds);
    return new StepResponse(restored, restored);
  },
  async (restored) => {
    if (restored?.length) await releaseStock(shopPool(), restored);
  },
);
