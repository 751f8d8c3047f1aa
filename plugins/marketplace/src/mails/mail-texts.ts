import type { Language } from "@zakh/kit/contract";
import en from "./locales/en.json";
import ko from "./locales/ko.json";
import mn from "./locales/mn.json";
import ru from "./locales/ru.json";

export type MailTextKey = keyof typeof mn;

const TEXTS: Record<Language, Record<MailTextKey, string>> = { mn, ru, en, ko };

/** The texts of mails to store owners; `{{name}}` is replaced by its value. */
export function mailTexts(language: Language): (key: MailTextKey, values?: Record<string, string>) => string {
  return (key, values = {}) => TEXTS[language][key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");
}
