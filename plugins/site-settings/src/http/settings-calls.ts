import { OWNERS, STAFF_ROLES, sinceVersion, versioned } from "@zakh/kit/contract";
import type { Call } from "@zakh/kit/http/calls";
import { LOGO_TYPES, PICTURE_TYPES } from "@zakh/kit/uploads/picture-type";
import { SETTING_NAMES, type SettingName, settingRow } from "../contract";
import type { AnySettingRow } from "../contract/setting-row";
import { readSetting, saveSetting } from "./setting-handlers";

/** Forms of settings with a picture; files under `api/` handle them. */
const PICTURES = {
  hero: { files: { image: { maxFiles: 1, accepts: PICTURE_TYPES } } },
  logo: { files: { logo: { maxFiles: 1, accepts: LOGO_TYPES } } },
  footer: { files: { footerLogo: { maxFiles: 1, accepts: LOGO_TYPES } }, json: ["socialLinks", "quickLinks"] },
} as const satisfies Partial<Record<SettingName, unknown>>;

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
  return [read, { ...write, form: { ...PICTURES[name], fields }, refusals }];
});

function hasPicture(name: SettingName): name is keyof typeof PICTURES {
  return name in PICTURES;
}
