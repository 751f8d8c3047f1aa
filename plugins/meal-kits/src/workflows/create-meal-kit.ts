import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import type { MealKitComponentInput, MealKitInput } from "../contract";
import { createMealKitStep } from "./steps/create-meal-kit";
import { requireProductsStep } from "./steps/require-products";

type NewComponent = Pick<MealKitComponentInput, "productId" | "quantity"> & Partial<MealKitComponentInput>;

/** A meal kit with its components (spec §3); omitted fields get the defaults of spec §9. */
export type NewMealKit = Pick<MealKitInput, "name" | "price"> &
  Partial<Omit<MealKitInput, "components">> & { components: NewComponent[] };

/** Creates a meal kit. Returns `{ id, number }`. Throws 400 `meal_kit_product_missing`. */
export const createMealKitWorkflow = createWorkflow("create-meal-kit", (input: NewMealKit) => {
  requireProductsStep(transform(input, ({ components }) => components.map(({ productId }) => productId)));
  return new WorkflowResponse(createMealKitStep(input));
});
