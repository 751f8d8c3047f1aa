import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import type { Language, SinceVersions } from "@zakh/kit/contract";
import type { StoreChanges } from "../contract";
import { updateStoreStep } from "./steps/update-store";

export interface StoreUpdate {
  /** Public id of the store. */
  storeId: number;
  /** Omitted fields stay unchanged. */
  changes: StoreChanges;
  /** The version that the changes are based on. */
  version?: SinceVersions;
  /** Whether an admin makes the change: a new name then needs no confirmation. */
  byAdmin?: boolean;
  /** The owner's language; omitted, it stays unchanged. */
  language?: Language;
}

/**
 * Updates what an owner may change of a store. Opening and closing it also affects its products (ruling 31). Throws 404
 * `store_not_found`, 400 `service_category_not_found`, 409 `changed_meanwhile`, and 409 `store_suspended` for reopening
 * what an admin has closed.
 */
export const updateStoreWorkflow = createWorkflow(
  "update-market-store",
  (input: StoreUpdate) => new WorkflowResponse(updateStoreStep(input)),
);
