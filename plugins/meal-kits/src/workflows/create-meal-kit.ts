import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import type { DifficultyLevel } from "../contract";
import { createMealKitStep } from "./steps/create-meal-kit";

/** A meal kit with its components (spec §3). */
export interface NewMealKit {
  name: string;
  description?: string;
  imageUrl?: string;
  /** Won. */
  price: number;
  /** Minutes. */
  cookingTime?: number;
  servings?: number;
  difficultyLevel?: DifficultyLevel;
  instructions?: string;
  isActive?: boolean;
  components: { productId: number; quantity: number; unit?: string; isOptional?: boolean }[];
}

/** Makes a meal kit. Answers `{ id, number }`. */
export const createMealKitWorkflow = createWorkflow(
  "create-meal-kit",
  (input: NewMealKit) => new WorkflowResponse(createMealKitStep(input)),
);
