import type { Language } from "@zakh/kit/contract";
import type { ShopContact } from "@zakh/kit/mail/shop-contact";
import { findPaymentMethod } from "../payment/payment-method";
import en from "./locales/en.json";
import ko from "./locales/ko.json";
import mn from "./locales/mn.json";
import ru from "./locales/ru.json";

export type MailTextKey = keyof typeof mn;

/** What each method of payment says of a new order in its own words. */
type OwnMailTextKey = "amount" | "placed.pay" | "placed.payElsewhere" | "placed.next";

/** A method's texts for mails, by language: `mail.` before the key; it may replace any other text of mails in the same way. */
export type OwnMailTexts = Record<`mail.${OwnMailTextKey}`, string> & { [Key in `mail.${MailTextKey}`]?: string };

const TEXTS: Record<Language, Record<MailTextKey, string>> = { mn, ru, en, ko };

type SaysInMail<Key extends string> = (key: Key, values?: Record<string, string>) => string;

/** The texts of mails in one language, with `{{name}}` replaced by what it stands for. */
export function mailTexts(language: Language): SaysInMail<MailTextKey> {
  return (key, values) => filled(TEXTS[language][key], values);
}

/** The same in the words of an order's method of payment; in those of all where no plugin brings it any more. */
export function orderMailTexts(language: Language, method: string): SaysInMail<MailTextKey | OwnMailTextKey> {
  const own: Readonly<Record<string, string>> = findPaymentMethod(method)?.texts[language] ?? {};
  const shared: Readonly<Record<string, string>> = TEXTS[language];
  return (key, values) => filled(own[`mail.${key}`] ?? shared[key] ?? "", values);
}

function filled(text: string, values: Record<string, string> = {}): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");
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
