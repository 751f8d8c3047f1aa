import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { orderNavigationStep } from "./steps/order-navigation";

export interface OrderNavigationInput {
  /** Public ids in their new order. */
  numbers: number[];
  /** The order in which they were seen. */
  seen?: number[];
}

/** Puts entries of the menu in this order. 400, and the old order, for an unknown one; 409 `changed_meanwhile` (ruling 54). */
export const orderNavigationWorkflow = createWorkflow(
  "order-navigation",
  (input: OrderNavigationInput) => new WorkflowResponse(orderNavigationStep(input)),
);
