import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import type { MealKitChanges } from "../contract";
import { requireProductsStep } from "./steps/require-products";
import { updateMealKitStep } from "./steps/update-meal-kit";

export interface MealKitUpdate {
  /** Public id of the kit. */
  mealKitId: number;
  /** What is left out stays; components that are given replace all that were there. */
  changes: MealKitChanges;
  /** Of the values that the changes were made from. */
  version?: string;
}

/** Changes a meal kit. Throws 404 `meal_kit_not_found`, 400 `meal_kit_product_missing` and 409 `changed_meanwhile`. */
export const updateMealKitWorkflow = createWorkflow("update-meal-kit", (input: MealKitUpdate) => {
  requireProductsStep(transform(input, ({ changes }) => (changes.components ?? []).map(({ productId }) => productId)));
  return new WorkflowResponse(updateMealKitStep(input));
});
