import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { type KeepCartInput, keepCartStep } from "./steps/keep-cart";

/** Keeps a signed-in customer's cart in Medusa's Cart module, and answers it as it is now. */
export const keepCartWorkflow = createWorkflow(
  "keep-cart",
  (input: KeepCartInput) => new WorkflowResponse(keepCartStep(input)),
);
