import type { Language } from "@zakh/kit/contract";
import type { ShopContact } from "@zakh/kit/mail/shop-contact";
import en from "./locales/en.json";
import ko from "./locales/ko.json";
import mn from "./locales/mn.json";
import ru from "./locales/ru.json";

export type MailTextKey = keyof typeof mn;

const TEXTS: Record<Language, Record<MailTextKey, string>> = { mn, ru, en, ko };

/** The texts of mails in one language, with `{{name}}` replaced by what it stands for. */
export function mailTexts(language: Language): (key: MailTextKey, values?: Record<string, string>) => string {
  return (key, values = {}) => TEXTS[language][key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");
}

/** How the shop is reached, in one sentence; none where its owner has named neither phone nor email. */
export function contactSentence(language: Language, { phone, email }: Pick<ShopContact, "phone" | "email">): string[] {
  const text = mailTexts(language);
  if (phone) return [text(email ? "contact.both" : "contact.phone", { phone })];
  return email ? [text("contact.email")] : [];
}

/** An address as it was written, line by line. */
export function addressLines(address: string): string[] {
  return address
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
