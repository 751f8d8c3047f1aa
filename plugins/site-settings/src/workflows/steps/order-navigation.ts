import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { shopPool } from "@zakh/kit/database/pool";
import { orderNavigationItems, putBackNavigationOrder } from "../navigation-writes";
import type { OrderNavigationInput } from "../order-navigation";

/** Gives the entries with these public ids their places as their order. */
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
