import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { shopPool } from "@zakh/kit/database/pool";
import { hideNavigationBranch, unhideNavigationItems } from "../navigation-writes";

/** Hides the entry with this public id, and everything below it. */
export const deleteNavigationItemStep = createStep(
  "delete-navigation-item",
  async ({ number }: { number: number }) => {
    const ids = await hideNavigationBranch(shopPool(), number);
    return new StepResponse({ deleted: ids.length }, ids);
  },
  async (ids) => {
    if (ids) await unhideNavigationItems(shopPool(), ids);
  },
);
