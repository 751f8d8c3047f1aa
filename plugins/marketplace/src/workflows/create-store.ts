import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import type { Language } from "@zakh/kit/contract";
import type { StoreInput } from "../contract";
import { createStoreStep } from "./steps/create-store";

/** A store to register (spec §3 stores); never verified at first (ruling 31). */
export type NewStore = Pick<StoreInput, "name" | "categoryId"> &
  Partial<StoreInput> & {
    /** Public id of its owner; none for a store that an admin creates. */
    userId?: number | null;
    /** The owner's language; default is Mongolian. */
    language?: Language;
  };

/**
 * Registers a store, which then waits for verification. Returns `{ id, number }`. Throws 409 `store_exists` when its
 * owner already has one, and 400 `service_category_not_found`.
 */
export const createStoreWorkflow = createWorkflow(
  "create-market-store",
  (input: NewStore) => new WorkflowResponse(createStoreStep(input)),
);
