import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import type { SiteContentInput } from "../contract";
import { setSiteContentStep } from "./steps/set-site-content";

export interface SetSiteContentInput extends SiteContentInput {
  key: string;
  /** The version of the hero that the change is based on. */
  version?: string;
}

/** Creates or updates a piece of content. 400 for a hero without its required texts (spec §5). */
export const setSiteContentWorkflow = createWorkflow(
  "set-site-content",
  (input: SetSiteContentInput) => new WorkflowResponse(setSiteContentStep(input)),
);
