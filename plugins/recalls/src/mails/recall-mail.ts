import { quantityText, traceLink, type Unit } from "@zakh/catalog/contract";
import { readTexts } from "@zakh/kit/configuration/read-texts";
import type { Language, Texts } from "@zakh/kit/contract";
import { fillText } from "@zakh/kit/mail/fill-text";
import { nameInMail } from "@zakh/kit/mail/mail-values";
import type { OutgoingMail } from "@zakh/kit/mail/outgoing-mail";
import { renderMail } from "@zakh/kit/mail/render-mail";
import { footerWithIdentity, type ShopContact } from "@zakh/kit/mail/shop-contact";
import { orderNumber } from "@zakh/orders/contract";
import { RECALL_REASONS } from "../contract";
import type mn from "./locales/mn.json";

const TEXTS = readTexts<keyof typeof mn>(__dirname, "locales");

export interface RecalledLine extends Texts<"name"> {
  quantity: number;
  unit: Unit;
}

export interface RecallNotice {
  traceNumber: string;
  number: number;
  to: string;
  language: Language;
  lines: readonly RecalledLine[];
  /** In that language; the usual one where it is empty. */
  reason?: string;
  shop: ShopContact;
}

/** Tells a buyer that something of an order is not to be eaten, why, and what to do with it. One of an order and lot. */
export function recallMail({ traceNumber, number, to, language, lines, reason, shop }: RecallNotice): OutgoingMail {
  const text = TEXTS[language];
  const { shopName } = shop;
  const shown = { number: orderNumber(number) };
  return {
    purpose: "order",
    key: `recall:${traceNumber}:${number}`,
    to,
    language,
    subject: `${shopName}: ${fillText(text.subject, shown)}`,
    ...renderMail({
      language,
      shopName,
      heading: text.heading,
      paragraphs: [reason || RECALL_REASONS[language], fillText(text.doNotEat, shown), text.whatToDo],
      facts: [
        [text.order, shown.number],
        [text.traceNumber, traceNumber],
      ],
      lines: lines.map((line) => ({
        ...nameInMail(line, "name", language),
        amount: quantityText(line.quantity, line.unit, language),
      })),
      button: { label: text.button, url: traceLink(traceNumber) },
      footer: footerWithIdentity(fillText(text.footer, shown), shop, language),
      contact: shop,
    }),
  };
}
