import { LANGUAGES } from "@zakh/kit/contract";
import type { FormSettingName, SettingField } from "@zakh/site-settings/contract";
import type { TextKey } from "../../i18n/catalogues";
import type { Texts } from "../../i18n/text";
import { settingTexts } from "../../screen-rows.mjs";
import { won } from "../money";

/** Languages by their own names, the same in every language. */
const LANGUAGE_NAMES: Record<string, string> = { mn: "Монгол", ru: "Русский", en: "English", ko: "한국어" };

/**
 * The key of a text on a setting's screen, derived from its row: `settingText("order-alerts", "emails", "hint")` is
 * `orderAlerts.emails.hint`. A test checks that the catalogues have them.
 */
export function settingText(name: FormSettingName, ...parts: readonly string[]): TextKey {
  return [settingTexts(name), ...parts].join(".") as TextKey;
}

/** The text keys of a setting's fields, without the setting's own. */
export function fieldTexts(name: FormSettingName, fields: Record<string, SettingField>): TextKey[] {
  return Object.entries(fields).flatMap(([key, field]) => [
    settingText(name, key),
    ...(field.hint ? [settingText(name, key, "hint")] : []),
    ...(field.kind === "choice" ? field.options.map((option) => settingText(name, key, option)) : []),
  ]);
}

/** The options of a choice, with their labels. */
export function optionsOf(t: Texts["t"], name: FormSettingName, key: string, field: SettingField) {
  if (field.kind === "language") return LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] ?? value }));
  if (field.kind !== "choice") return [];
  return field.options.map((value) => ({ value, label: t(settingText(name, key, value)) }));
}

/** A value as text, for a sentence. */
export function valueText(t: Texts["t"], name: FormSettingName, key: string, field: SettingField, value: unknown) {
  if (field.kind === "won") return won(String(value));
  return optionsOf(t, name, key, field).find((option) => option.value === value)?.label ?? String(value);
}
