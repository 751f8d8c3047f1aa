import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { type KeepCartInput, keepCartStep } from "./steps/keep-cart";

/** Saves a signed-in customer's cart in Medusa's Cart module, and returns it with current data. */
export const keepCartWorkflow = createWorkflow(
  "keep-cart",
  (input: KeepCartInput) => new WorkflowResponse(keepCartStep(input)),
);
