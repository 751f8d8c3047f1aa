import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { setDefaultBankAccountStep } from "./steps/set-default-bank-account";

/** Makes another account the default (spec §4). 409 for one that already is, or that is not active. */
export const setDefaultBankAccountWorkflow = createWorkflow(
  "set-default-bank-account",
  (input: { number: number }) => new WorkflowResponse(setDefaultBankAccountStep(input)),
);
