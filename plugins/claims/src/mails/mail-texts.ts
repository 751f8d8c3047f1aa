import { readTexts } from "@zakh/kit/configuration/read-texts";
import type { Language } from "@zakh/kit/contract";
import { fillText } from "@zakh/kit/mail/fill-text";
import type mn from "./locales/mn.json";

export type MailTextKey = keyof typeof mn;

const TEXTS = readTexts<MailTextKey>(__dirname, "locales");

/** The texts of mails about claims; `{{name}}` is replaced by its value. */
export function mailTexts(language: Language): (key: MailTextKey, values?: Record<string, string>) => string {
  return (key, values) => fillText(TEXTS[language][key], values);
}
