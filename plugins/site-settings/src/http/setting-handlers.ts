import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { SinceVersion } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { settingRow } from "../contract";
import { SAVED_SECRET } from "../contract/setting-row";
import { findSetting, type StoredSettingName, storedSettings } from "../read-models/setting";
import { setSiteSettingWorkflow } from "../workflows/set-site-setting";

/** Answers a setting; from memory when it is public. */
export function readSetting(name: StoredSettingName) {
  if (settingRow(name).reader === "visitor") return storedSettings[name].handler;
  return async (_request: MedusaRequest, response: MedusaResponse) => {
    response.json(withoutSecrets(name, await findSetting(shopPool(), name)));
  };
}

/** Writes a setting, and answers its new value. */
export function saveSetting(name: StoredSettingName) {
  return async (request: MedusaRequest, response: MedusaResponse) => {
    const { version, ...values } = request.validatedBody as SinceVersion<Record<string, unknown>>;
    await setSiteSettingWorkflow(request.scope).run({ input: { name, values, version } });
    response.json(withoutSecrets(name, await findSetting(shopPool(), name)));
  };
}

function withoutSecrets(name: StoredSettingName, values: object): object {
  const hidden = (settingRow(name).secrets ?? []).filter((field) => (values as Record<string, unknown>)[field] !== "");
  return { ...values, ...Object.fromEntries(hidden.map((field) => [field, SAVED_SECRET])) };
}
