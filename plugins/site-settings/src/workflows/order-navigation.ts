import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { orderNavigationStep } from "./steps/order-navigation";

export interface OrderNavigationInput {
  /** Public ids in their new order. */
  numbers: number[];
  /** The order that the admin saw. */
  seen?: number[];
}

/** Reorders menu entries. 400 without a change for an unknown id; 409 `changed_meanwhile` (ruling 54). */
export const orderNavigationWorkflow = createWorkflow(
  "order-navigation",
  (input: OrderNavigationInput) => new WorkflowResponse(orderNavigationStep(input)),
);
