import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { deleteMealKitStep } from "./steps/delete-meal-kit";

/** Hides a meal kit with its components. Throws 404 `meal_kit_not_found`. */
export const deleteMealKitWorkflow = createWorkflow(
  "delete-meal-kit",
  (input: { mealKitId: number }) => new WorkflowResponse(deleteMealKitStep(input)),
);
