import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { deleteSiteContentStep } from "./steps/delete-site-content";

/** Hides a piece of content; where it was shown, the fallback shows. */
export const deleteSiteContentWorkflow = createWorkflow(
  "delete-site-content",
  (input: { key: string }) => new WorkflowResponse(deleteSiteContentStep(input)),
);
