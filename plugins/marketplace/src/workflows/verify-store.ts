import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { setStoreVerifiedStep } from "./steps/set-store-verified";

/** Confirms a store, or takes the confirmation back; only an admin may (ruling 31). `id` is the store's text id. */
export const verifyStoreWorkflow = createWorkflow(
  "verify-market-store",
  (input: { id: string; isVerified: boolean }) => new WorkflowResponse(setStoreVerifiedStep(input)),
);
