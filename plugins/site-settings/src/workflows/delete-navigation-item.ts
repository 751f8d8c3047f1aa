import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { deleteNavigationItemStep } from "./steps/delete-navigation-item";

/** Takes an entry off the menu, with everything under it (spec §2). */
export const deleteNavigationItemWorkflow = createWorkflow(
  "delete-navigation-item",
  (input: { number: number }) => new WorkflowResponse(deleteNavigationItemStep(input)),
);
