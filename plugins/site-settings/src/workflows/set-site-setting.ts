import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import type { StoredSettingName } from "../read-models/setting";
import { setSiteSettingStep } from "./steps/set-site-setting";

export interface SetSiteSettingInput {
  name: StoredSettingName;
  /** Validated by the schema of its row in `SETTINGS`. */
  values: Record<string, unknown>;
  /** The version that the change is based on. */
  version?: string;
}

/** Writes a setting that is a row of `site_setting`. 400 with the codes of its fields, 409 `changed_meanwhile`. */
export const setSiteSettingWorkflow = createWorkflow(
  "set-site-setting",
  (input: SetSiteSettingInput) => new WorkflowResponse(setSiteSettingStep(input)),
);
