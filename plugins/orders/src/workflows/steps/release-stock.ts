import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { shopPool } from "@zakh/kit/database/pool";
import { releaseStock, restoreStock } from "../stock";

/** Gives the stock of a cancelled order free (ruling 6). */
export const releaseStockStep = createStep(
  "release-stock",
  async ({ reservationIds }: { reservationIds: string[] }) => {
    const released = await releaseStock(shopPool(), reservationIds);
    return new StepResponse(released, released);
  },
  async (released) => {
    if (released?.length) await restoreStock(shopPool(), released, { force: true });
  },
);
