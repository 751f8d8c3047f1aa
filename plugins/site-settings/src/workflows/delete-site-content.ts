import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { deleteSiteContentStep } from "./steps/delete-site-content";

/** Hides a piece of content; pages show the fallback instead. */
export const deleteSiteContentWorkflow = createWorkflow(
  "delete-site-content",
  (input: { key: string }) => new WorkflowResponse(deleteSiteContentStep(input)),
);
