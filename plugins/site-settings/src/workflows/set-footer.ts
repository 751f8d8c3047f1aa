import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import type { FooterSetting } from "../contract";
import { setFooterStep } from "./steps/set-footer";

/** The footer as it is saved; `copyright` is only ever an answer (ruling 27). */
export type FooterInput = Omit<FooterSetting, "copyright">;

/** Sets what the footer shows. */
export const setFooterWorkflow = createWorkflow(
  "set-footer",
  (input: FooterInput) => new WorkflowResponse(setFooterStep(input)),
);
