import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { orderNavigationStep } from "./steps/order-navigation";

/** Puts entries of the menu, named by their public ids, in this order. 400, and the old order, for an unknown one. */
export const orderNavigationWorkflow = createWorkflow(
  "order-navigation",
  (input: { numbers: number[] }) => new WorkflowResponse(orderNavigationStep(input)),
);
