import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import type { StoreDecisionInput } from "../contract";
import { decideOnStoreStep } from "./steps/decide-on-store";

export interface StoreJudgement extends Partial<StoreDecisionInput> {
  /** Public id of the store. */
  storeId: number;
  /** The admin; null when the seed decides. */
  by: { number: number; name: string } | null;
}

/**
 * Confirms a store or takes that back, suspends it or lets it open again; only an admin may (rulings 31, 34). Its products
 * come on sale and go with it. What changes nothing is not kept as a decision. Throws 404 `store_not_found`.
 */
export const decideOnStoreWorkflow = createWorkflow(
  "decide-on-market-store",
  (input: StoreJudgement) => new WorkflowResponse(decideOnStoreStep(input)),
);
