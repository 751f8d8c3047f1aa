import { LANGUAGES } from "@zakh/kit/contract";
import type { FormSettingName, SettingField } from "@zakh/site-settings/contract";
import type { TextKey } from "../i18n/catalogues";
import type { Texts } from "../i18n/text";
import { won } from "../money";

/** Languages by their own names, which are the same in every language. */
const LANGUAGE_NAMES: Record<string, string> = { mn: "Монгол", ru: "Русский", en: "English", ko: "한국어" };

/**
 * A text of a setting's screen, by the names of its row: `settingText("order-alerts", "emails", "hint")` is
 * `orderAlerts.emails.hint`. A test holds the catalogues to them.
 */
export function settingText(name: FormSettingName, ...parts: readonly string[]): TextKey {
  const prefix = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return [prefix, ...parts].join(".") as TextKey;
}

/** The texts that the fields of a setting need, without its own. */
export function fieldTexts(name: FormSettingName, fields: Record<string, SettingField>): TextKey[] {
  return Object.entries(fields).flatMap(([key, field]) => [
    settingText(name, key),
    ...(field.hint ? [settingText(name, key, "hint")] : []),
    ...(field.kind === "choice" ? field.options.map((option) => settingText(name, key, option)) : []),
  ]);
}

/** The values of a choice, with what each is called. */
export function optionsOf(t: Texts["t"], name: FormSettingName, key: string, field: SettingField) {
  if (field.kind === "language") return LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] ?? value }));
  if (field.kind !== "choice") return [];
  return field.options.map((value) => ({ value, label: t(settingText(name, key, value)) }));
}

/** A value as it is told in a sentence. */
export function valueText(t: Texts["t"], name: FormSettingName, key: string, field: SettingField, value: unknown) {
  if (field.kind === "won") return won(String(value));
  return optionsOf(t, name, key, field).find((option) => option.value === value)?.label ?? String(value);
}
