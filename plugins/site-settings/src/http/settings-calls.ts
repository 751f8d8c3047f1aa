import { OWNERS, STAFF_ROLES, sinceVersion, versioned } from "@zakh/kit/contract";
import type { Call } from "@zakh/kit/http/calls";
import { SETTING_NAMES, type SettingName, settingRow } from "../contract";
import type { AnySettingRow } from "../contract/setting-row";
import { PICTURE_SETTINGS } from "./picture-settings";
import { readSetting, saveSetting } from "./setting-handlers";

const READERS = {
  visitor: { role: "visitor" },
  office: { role: "admin" },
  staff: { role: "admin", staff: STAFF_ROLES },
} as const satisfies Record<AnySettingRow["reader"], Pick<Call, "role" | "staff">>;

/** The calls of every row of `SETTINGS`. */
export const settingsCalls: readonly Call[] = SETTING_NAMES.flatMap((name): Call[] => {
  const { reader, readSummary, writeSummary, schema, change = schema } = settingRow(name);
  const path = `/api/settings/${name}` as const;
  const answer = versioned(schema);
  const read: Call = { method: "GET", path, ...READERS[reader], summary: readSummary, answer };
  const write: Call = { method: "PUT", path, role: "admin", staff: OWNERS, summary: writeSummary, answer };
  const fields = sinceVersion(change);
  if (!hasPicture(name)) {
    return [
      { ...read, handler: readSetting(name) },
      { ...write, body: fields, handler: saveSetting(name) },
    ];
  }
  const refusals = { 400: ["image_broken"], ...(name !== "hero" && { 413: ["logo_too_large"] }) };
  const { form, read: handler, save } = PICTURE_SETTINGS[name];
  return [
    { ...read, handler },
    { ...write, form: { ...form, fields }, refusals, handler: save },
  ];
});

function hasPicture(name: SettingName): name is keyof typeof PICTURE_SETTINGS {
  return name in PICTURE_SETTINGS;
}
