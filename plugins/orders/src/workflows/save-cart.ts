import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { type SaveCartInput, saveCartStep } from "./steps/save-cart";

/** Saves a signed-in customer's cart in Medusa's Cart module, and returns it with current data. */
export const saveCartWorkflow = createWorkflow(
  "save-cart",
  (input: SaveCartInput) => new WorkflowResponse(saveCartStep(input)),
);
