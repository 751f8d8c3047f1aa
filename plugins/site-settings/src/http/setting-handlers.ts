import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { SinceVersion } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { settingRow } from "../contract";
import { findSetting, type StoredSettingName, storedSettings } from "../read-models/setting";
import { setSiteSettingWorkflow } from "../workflows/set-site-setting";

/** Answers a setting; from memory when it is public. */
export function readSetting(name: StoredSettingName) {
  if (settingRow(name).reader === "visitor") return storedSettings[name].handler;
  return async (_request: MedusaRequest, response: MedusaResponse) => {
    response.json(await findSetting(shopPool(), name));
  };
}

/** Writes a setting, and answers its new value. */
export function saveSetting(name: StoredSettingName) {
  return async (request: MedusaRequest, response: MedusaResponse) => {
    const { version, ...values } = request.validatedBody as SinceVersion<Record<string, unknown>>;
    await setSiteSettingWorkflow(request.scope).run({ input: { name, values, version } });
    response.json(await findSetting(shopPool(), name));
  };
}
