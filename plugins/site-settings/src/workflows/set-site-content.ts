import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import type { SiteContentInput } from "../contract";
import { setSiteContentStep } from "./steps/set-site-content";

export interface SetSiteContentInput extends SiteContentInput {
  key: string;
  /** Of the hero that the change was made from. */
  version?: string;
}

/** Makes a piece of content or changes it. 400 for a hero without words (spec §5). */
export const setSiteContentWorkflow = createWorkflow(
  "set-site-content",
  (input: SetSiteContentInput) => new WorkflowResponse(setSiteContentStep(input)),
);
