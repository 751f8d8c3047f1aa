import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { shopPool } from "@zakh/kit/database/pool";
import { changeNavigationItem, putBackNavigationItem } from "../navigation-writes";
import type { UpdateNavigationItemInput } from "../update-navigation-item";

/** Writes the given fields of the entry. */
export const updateNavigationItemStep = createStep(
  "update-navigation-item",
  async ({ number, change, version }: UpdateNavigationItemInput) => {
    const before = await changeNavigationItem(shopPool(), number, change, version);
    return new StepResponse({ number }, before);
  },
  async (before) => {
    if (before) await putBackNavigationItem(shopPool(), before);
  },
);
