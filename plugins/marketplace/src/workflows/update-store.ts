import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import type { Language } from "@zakh/kit/contract";
import type { StoreChanges } from "../contract";
import { updateStoreStep } from "./steps/update-store";

export interface StoreUpdate {
  /** Public id of the store. */
  storeId: number;
  /** What is left out stays. */
  changes: StoreChanges;
  /** Of the values that the changes were made from. */
  version?: string;
  /** Whether an admin changes it: a new name then needs nobody else's word. */
  byAdmin?: boolean;
  /** What the owner reads; stays where it is left out. */
  language?: Language;
}

/**
 * Changes what an owner may change of a store. Opening and closing it takes its products along (ruling 31). Throws 404
 * `store_not_found`, 400 `service_category_not_found`, 409 `changed_meanwhile`, and 409 `store_suspended` for opening what
 * an admin closed.
 */
export const updateStoreWorkflow = createWorkflow(
  "update-market-store",
  (input: StoreUpdate) => new WorkflowResponse(updateStoreStep(input)),
);
