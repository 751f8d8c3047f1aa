import type { PromptMail } from "@zakh/kit/mail/outgoing-mail";
import { type MailContent, renderMail } from "@zakh/kit/mail/render-mail";
import { footerWithIdentity, type ShopContact } from "@zakh/kit/mail/shop-contact";
import { orderNumber } from "../contract/order";
import type { ShortNotice } from "../notices/notice-channel";
import type { Addressee } from "../read-models/addressee";
import { contactSentence, type MailTextKey, orderMailTexts } from "./mail-texts";
import { orderPage } from "./order-page";

/** A change of an order of which its customer is told. */
export interface Notice {
  /** Id of the history entry; it makes the mail unique. */
  changeId: string;
  number: number;
  addressee: Addressee;
  shop: ShopContact;
}

/** A mail about an order, and the same for the other channels (`notices/`). */
export interface NoticeMail extends PromptMail {
  short: Omit<ShortNotice, "key" | "language">;
}

export type NoticeText = ReturnType<typeof orderMailTexts>;

/** What there are texts of a subject and of a heading for. */
type Told = { [Key in MailTextKey]: Key extends `${infer Name}.subject` ? Name : never }[MailTextKey];

interface Kind<Values> {
  /** How the mail's key begins. */
  key: string;
  told: Extract<Told, { [Key in MailTextKey]: Key extends `${infer Name}.heading` ? Name : never }[MailTextKey]>;
  /** What its texts name, beside the order's number. */
  values: Values;
}

/**
 * The mail about a change of an order: its subject and heading, what `content` says, the shop's contacts, the order's number, and a button to its
 * page where `content` has none.
 */
export function noticeMail<Values extends Record<string, string>>(
  { changeId, number, addressee, shop }: Notice,
  { key, told, values }: Kind<Values>,
  content: (
    text: NoticeText,
    values: Values & { number: string },
  ) => Pick<MailContent, "paragraphs" | "facts" | "lines" | "button">,
): NoticeMail {
  const { language, email, paymentMethod, accountNumber } = addressee;
  const { shopName } = shop;
  const text = orderMailTexts(language, paymentMethod);
  const shown = { ...values, number: orderNumber(number) };
  const url = orderPage(number, email);
  const heading = text(`${told}.heading`);
  const { paragraphs, facts = [], ...more } = content(text, shown);
  return {
    purpose: "order",
    key: `${key}:${changeId}`,
    to: email,
    language,
    subject: `${shopName}: ${text(`${told}.subject`, shown)}`,
    ...renderMail({
      language,
      shopName,
      heading,
      paragraphs: [...paragraphs, ...contactSentence(language, shop)],
      facts: [[text("number"), shown.number], ...facts],
      button: { label: text("button"), url },
      ...more,
      footer: footerWithIdentity(text("footer", shown), shop, language),
    }),
    short: { orderNumber: number, accountNumber, shopName, heading, url },
  };
}
