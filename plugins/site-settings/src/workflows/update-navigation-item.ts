import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import type { NavigationItemChange } from "../contract";
import { updateNavigationItemStep } from "./steps/update-navigation-item";

export interface UpdateNavigationItemInput {
  /** Public id. */
  number: number;
  change: NavigationItemChange;
  /** Of the values that the change was made from. */
  version?: string;
}

/** Changes an entry of the menu. 404 for an unknown one, 400 for a parent that is unknown or makes a cycle (ruling 26), 409 `changed_meanwhile`. */
export const updateNavigationItemWorkflow = createWorkflow(
  "update-navigation-item",
  (input: UpdateNavigationItemInput) => new WorkflowResponse(updateNavigationItemStep(input)),
);
