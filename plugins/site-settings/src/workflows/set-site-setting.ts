import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import type { SiteSettingKey } from "../contract";
import { setSiteSettingStep } from "./steps/set-site-setting";

export interface SetSiteSettingInput {
  key: SiteSettingKey;
  value: string;
  description?: string | null;
  /** Of the values that the change was made from. */
  version?: string;
}

/** Sets the site's name, its logo, the shipping fee or the order alerts. 409 `changed_meanwhile`. */
export const setSiteSettingWorkflow = createWorkflow(
  "set-site-setting",
  (input: SetSiteSettingInput) => new WorkflowResponse(setSiteSettingStep(input)),
);
