import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import type { SiteSettingKey } from "../contract";
import { setSiteSettingStep } from "./steps/set-site-setting";

export interface SetSiteSettingInput {
  key: SiteSettingKey;
  value: string;
  description?: string | null;
}

/** Sets the site's name, its logo or the shipping fee. */
export const setSiteSettingWorkflow = createWorkflow(
  "set-site-setting",
  (input: SetSiteSettingInput) => new WorkflowResponse(setSiteSettingStep(input)),
);
