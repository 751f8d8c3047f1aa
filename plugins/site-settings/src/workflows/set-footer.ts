import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import type { SinceVersion } from "@zakh/kit/contract";
import type { FooterInput } from "../contract";
import { setFooterStep } from "./steps/set-footer";

/** Replaces the footer. Omitted picture and translations stay unchanged. 409 `changed_meanwhile`. */
export const setFooterWorkflow = createWorkflow(
  "set-footer",
  (input: SinceVersion<FooterInput>) => new WorkflowResponse(setFooterStep(input)),
);
