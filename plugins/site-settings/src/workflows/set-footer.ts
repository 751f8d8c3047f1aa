import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import type { SinceVersion } from "@zakh/kit/contract";
import type { FooterInput } from "../contract";
import { setFooterStep } from "./steps/set-footer";

/** Sets what the footer shows. Picture and translations that are not given stay. 409 `changed_meanwhile`. */
export const setFooterWorkflow = createWorkflow(
  "set-footer",
  (input: SinceVersion<FooterInput>) => new WorkflowResponse(setFooterStep(input)),
);
