import { readTexts } from "@zakh/kit/configuration/read-texts";
import type { Language } from "@zakh/kit/contract";
import { fillText } from "@zakh/kit/mail/fill-text";
import type { ShopContact } from "@zakh/kit/mail/shop-contact";
import { findPaymentMethod } from "../payment/payment-method";
import type mn from "./locales/mn.json";

export type MailTextKey = keyof typeof mn;

/** Texts of a new order's mail that each payment method must have. */
type OwnMailTextKey = "amount" | "placed.pay" | "placed.payElsewhere" | "placed.next";

/**
 * A method's texts for mails, by language, with the prefix `mail.`; it may override any other mail text in the same
 * way.
 */
export type OwnMailTexts = Record<`mail.${OwnMailTextKey}`, string> & { [Key in `mail.${MailTextKey}`]?: string };

const TEXTS = readTexts<MailTextKey>(__dirname, "locales");

type MailText<Key extends string> = (key: Key, values?: Record<string, string>) => string;

/** The mail texts in one language; `{{name}}` is replaced by its value. */
export function mailTexts(language: Language): MailText<MailTextKey> {
  return (key, values) => fillText(TEXTS[language][key], values);
}

/** The same with the overrides of the order's payment method; without them when its plugin is gone. */
export function orderMailTexts(language: Language, method: string): MailText<MailTextKey | OwnMailTextKey> {
  const own: Readonly<Record<string, string>> = findPaymentMethod(method)?.texts[language] ?? {};
  const shared: Readonly<Record<string, string>> = TEXTS[language];
  return (key, values) => fillText(own[`mail.${key}`] ?? shared[key] ?? "", values);
}

/** One sentence with the shop's contacts; none when the owner has set neither phone nor email. */
export function contactSentence(language: Language, { phone, email }: Pick<ShopContact, "phone" | "email">): string[] {
  const text = mailTexts(language);
  if (phone) return [text(email ? "contact.both" : "contact.phone", { phone })];
  return email ? [text("contact.email")] : [];
}

export function addressLines(address: string): string[] {
  return address
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
