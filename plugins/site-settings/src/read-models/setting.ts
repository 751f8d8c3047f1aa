import { defineSnapshot, type Snapshot } from "@zakh/kit/cache/snapshot";
import type { Versioned } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { withVersion } from "@zakh/kit/http/version";
import { SETTING_NAMES, type SettingName, type SettingOf, settingRow } from "../contract";

export type StoredSettingName = Exclude<SettingName, "hero" | "footer">;

/** The current value of a setting, or its default. */
export async function findSetting<Name extends StoredSettingName>(
  sql: Queryable,
  name: Name,
): Promise<Versioned<SettingOf<Name>>> {
  const { [name]: setting } = await findSettings(sql, [name]);
  return withVersion(setting);
}

/** Several of them, in one statement. */
export async function findSettings<Name extends StoredSettingName>(
  sql: Queryable,
  names: readonly Name[],
): Promise<{ [Each in Name]: SettingOf<Each> }> {
  const { rows } = await sql.query<{ key: string; value: string }>(
    "SELECT key, value FROM site_setting WHERE key = ANY($1) AND deleted_at IS NULL",
    [names.map((name) => settingRow(name).key)],
  );
  const stored = new Map(rows.map(({ key, value }) => [key, value]));
  return Object.fromEntries(names.map((name) => [name, valuesOf(name, stored.get(settingRow(name).key))])) as {
    [Each in Name]: SettingOf<Each>;
  };
}

/** The stored text of a setting: the plain value of a single text field, otherwise JSON. */
export function storedText(name: StoredSettingName, values: Record<string, unknown>): string {
  const alone = onlyText(name);
  return alone === undefined ? JSON.stringify(values) : String(values[alone]);
}

/** Fields missing in a value of an earlier version get their defaults. */
function valuesOf(name: StoredSettingName, stored: string | undefined): object {
  const { default: fallback } = settingRow(name);
  if (!stored) return fallback;
  const alone = onlyText(name);
  if (alone !== undefined) return { [alone]: stored };
  const values = JSON.parse(stored) as Record<string, unknown>;
  return Object.fromEntries(Object.keys(fallback).map((field) => [field, values[field] ?? fallback[field]]));
}

function onlyText(name: StoredSettingName): string | undefined {
  const [[field, value] = [], ...more] = Object.entries(settingRow(name).default);
  return more.length === 0 && typeof value === "string" ? field : undefined;
}

const names = SETTING_NAMES.filter((name): name is StoredSettingName => name !== "hero" && name !== "footer");

/** The same settings, from memory. */
export const storedSettings = Object.fromEntries(
  names.map((name) => [name, defineSnapshot({ tables: ["site_setting"], load: (sql) => findSetting(sql, name) })]),
) as unknown as { readonly [Name in StoredSettingName]: Snapshot<Versioned<SettingOf<Name>>> };
