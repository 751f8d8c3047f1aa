import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { createNavigationItemStep } from "./steps/create-navigation-item";

/** An entry of the menu that is to be added (spec §3 navigation_items). */
export interface NewNavigationItem {
  title: string;
  titleRu?: string;
  titleEn?: string;
  /** A path of this site, http(s), mailto or tel (ruling 26). */
  url: string;
  order?: number;
  /** Public id of the entry that it stands under. */
  parentId?: number | null;
  isActive?: boolean;
}

/** Adds an entry to the menu. Answers `{ id, number }`, the latter its public id. */
export const createNavigationItemWorkflow = createWorkflow(
  "create-navigation-item",
  (input: NewNavigationItem) => new WorkflowResponse(createNavigationItemStep(input)),
);
