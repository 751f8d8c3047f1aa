import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { shopPool } from "@zakh/kit/database/pool";
import { orderNavigationItems, putBackNavigationOrder } from "../navigation-writes";
import type { OrderNavigationInput } from "../order-navigation";

/** Sets the order of the entries with these public ids to their positions. */
export const orderNavigationStep = createStep(
  "order-navigation",
  async (input: OrderNavigationInput) => {
    const before = await orderNavigationItems(shopPool(), input);
    return new StepResponse({ ordered: before.length }, before);
  },
  async (before) => {
    if (before) await putBackNavigationOrder(shopPool(), before);
  },
);
