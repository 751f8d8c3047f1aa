import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import type { StoreDecisionInput } from "../contract";
import { decideOnStoreStep } from "./steps/decide-on-store";

export interface StoreDecisionRequest extends Partial<StoreDecisionInput> {
  /** Public id of the store. */
  storeId: number;
  /** The admin; null when the seed decides. */
  by: { number: number; name: string } | null;
}

/**
 * Verifies or unverifies, suspends or reopens a store; for admins only (rulings 31, 34). Its products follow. A
 * decision without an effect is not recorded. Throws 404 `store_not_found`.
 */
export const decideOnStoreWorkflow = createWorkflow(
  "decide-on-market-store",
  (input: StoreDecisionRequest) => new WorkflowResponse(decideOnStoreStep(input)),
);
