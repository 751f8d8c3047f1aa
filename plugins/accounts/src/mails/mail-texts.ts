import { readTexts } from "@zakh/kit/configuration/read-texts";
import type { Language } from "@zakh/kit/contract";
import { fillText } from "@zakh/kit/mail/fill-text";
import type mn from "./locales/mn.json";

type MailTextKey = keyof typeof mn;

const TEXTS = readTexts<MailTextKey>(__dirname, "locales");

/** The texts of mails about accounts in one language. */
export function mailTexts(language: Language): (key: MailTextKey, values?: Record<string, string | number>) => string {
  return (key, values) => fillText(TEXTS[language][key], values);
}
