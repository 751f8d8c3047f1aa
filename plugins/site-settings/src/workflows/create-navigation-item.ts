import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { createNavigationItemStep } from "./steps/create-navigation-item";

/** A menu entry to add (spec §3 navigation_items). */
export interface NewNavigationItem {
  title: string;
  titleRu?: string;
  titleEn?: string;
  /** A path of this site, http(s), mailto or tel (ruling 26). */
  url: string;
  order?: number;
  /** Public id of the parent entry. */
  parentId?: number | null;
  isActive?: boolean;
}

/** Adds a menu entry. Returns `{ id, number }`; `number` is the public id. */
export const createNavigationItemWorkflow = createWorkflow(
  "create-navigation-item",
  (input: NewNavigationItem) => new WorkflowResponse(createNavigationItemStep(input)),
);
