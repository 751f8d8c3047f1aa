import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { type StoreAccountInput, writeStoreAccountStep } from "./steps/write-store-account";

/** Makes the account of a customer who registers through Medusa's `/store`; returns the id of Medusa's Customer. */
export const makeStoreAccountWorkflow = createWorkflow(
  "make-store-account",
  (input: StoreAccountInput) => new WorkflowResponse(writeStoreAccountStep(input)),
);
