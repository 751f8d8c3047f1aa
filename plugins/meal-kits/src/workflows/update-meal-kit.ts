import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import type { MealKitChanges } from "../contract";
import { requireProductsStep } from "./steps/require-products";
import { updateMealKitStep } from "./steps/update-meal-kit";

export interface MealKitUpdate {
  /** Public id of the kit. */
  mealKitId: number;
  /** Omitted fields stay unchanged; given components replace all existing ones. */
  changes: MealKitChanges;
  /** The version that the changes are based on. */
  version?: string;
}

/** Updates a meal kit. Throws 404 `meal_kit_not_found`, 400 `meal_kit_product_missing` and 409 `changed_meanwhile`. */
export const updateMealKitWorkflow = createWorkflow("update-meal-kit", (input: MealKitUpdate) => {
  requireProductsStep(transform(input, ({ changes }) => (changes.components ?? []).map(({ productId }) => productId)));
  return new WorkflowResponse(updateMealKitStep(input));
});
