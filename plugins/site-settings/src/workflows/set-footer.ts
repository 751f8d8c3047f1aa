import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import type { FooterInput } from "../contract";
import { setFooterStep } from "./steps/set-footer";

/** Sets what the footer shows. Picture and translations that are not given stay. */
export const setFooterWorkflow = createWorkflow(
  "set-footer",
  (input: FooterInput) => new WorkflowResponse(setFooterStep(input)),
);
