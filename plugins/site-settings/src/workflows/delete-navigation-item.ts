import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { deleteNavigationItemStep } from "./steps/delete-navigation-item";

/** Removes a menu entry with everything below it (spec §2). */
export const deleteNavigationItemWorkflow = createWorkflow(
  "delete-navigation-item",
  (input: { number: number }) => new WorkflowResponse(deleteNavigationItemStep(input)),
);
