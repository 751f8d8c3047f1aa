import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { type UpdateProfileInput, writeProfileStep } from "./steps/write-profile";

/** Changes name or phone (ruling 21), in the shop, on Medusa's Customer and on its User. Orders keep their values. */
export const updateProfileWorkflow = createWorkflow(
  "update-profile",
  (input: UpdateProfileInput) => new WorkflowResponse(writeProfileStep(input)),
);
