import { lineTotal, type Product, quantityText } from "@zakh/catalog/contract";
import { shopPage } from "@zakh/kit/configuration/kit-options";
import { readTexts } from "@zakh/kit/configuration/read-texts";
import { DAY_MS, dayText, type Language } from "@zakh/kit/contract";
import { fillText } from "@zakh/kit/mail/fill-text";
import { nameInMail, wonText } from "@zakh/kit/mail/mail-values";
import type { OutgoingMail } from "@zakh/kit/mail/outgoing-mail";
import { type MailLine, renderMail } from "@zakh/kit/mail/render-mail";
import { footerWithIdentity, type ShopContact } from "@zakh/kit/mail/shop-contact";
import { withoutLinks } from "@zakh/kit/mail/without-links";
import { dueAt, nextDate, type Offered, type OfferedLine } from "../contract";
import type mn from "./locales/mn.json";

const TEXTS = readTexts<keyof typeof mn>(__dirname, "locales");

type Text = Record<keyof typeof mn, string>;

export interface ProposedBasket {
  /** Ids of the row and of its public name. */
  id: string;
  number: number;
  name: string;
  language: Language;
  everyWeeks: number;
  /** The date that is proposed. */
  nextOn: string;
  stopKey: string;
  to: string;
  offered: Offered<Product>;
  shop: ShopContact;
}

/** Proposes a standing basket at today's prices, and says what of it is missing. One mail a date; it orders nothing. */
export function standingBasketMail(basket: ProposedBasket): OutgoingMail {
  const { id, number, name, language, everyWeeks, nextOn, stopKey, to, offered, shop } = basket;
  const text: Text = TEXTS[language];
  const { shopName } = shop;
  const named = withoutLinks(name);
  const due = new Date(dueAt(nextOn));
  const sold = offered.lines.filter(({ quantity }) => quantity > 0);
  const sum = sold.reduce((total, line) => total + amountOf(line), 0);
  return {
    purpose: "asked-for",
    stopUrl: shopPage(`/api/standing-baskets/stop/${stopKey}`),
    key: `standing-basket:${id}:${nextOn}`,
    to,
    language,
    subject: `${shopName}: ${fillText(text.subject, { name: named })}`,
    validUntil: new Date(due.getTime() + DAY_MS).toISOString(),
    ...renderMail({
      language,
      shopName,
      heading: fillText(text.heading, { name: named }),
      paragraphs: [
        text.nothingOrdered,
        ...missing(offered, text, language),
        fillText(text.next, { day: dayText(nextDate(nextOn, everyWeeks, due), language, nextOn) }),
      ],
      lines: [
        ...sold.map((line) => mailLine(line, text, language)),
        { name: text.sum, amount: wonText(sum), strong: true },
      ],
      button: { label: text.button, url: shopPage(`/standing-baskets?fill=${number}`) },
      footer: footerWithIdentity(text.footer, shop, language),
      footerLink: { label: text.stop, url: shopPage(`/standing-baskets?key=${stopKey}`) },
    }),
  };
}

function amountOf({ product, quantity }: OfferedLine<Product>): number {
  return lineTotal(product.price, quantity, product.priceDivisor);
}

function mailLine(line: OfferedLine<Product>, text: Text, language: Language): MailLine {
  const { product, wanted, quantity } = line;
  const shown = quantityText(quantity, product.unit, language);
  const values = { quantity: shown, wanted: quantityText(wanted, product.unit, language) };
  return {
    ...nameInMail(product, "name", language),
    detail: quantity < wanted ? fillText(text.less, values) : shown,
    amount: wonText(amountOf(line)),
  };
}

/** What is sold out, by name, and how much is sold no more: a product that was taken off sale is not named. */
function missing({ lines, gone }: Offered<Product>, text: Text, language: Language): string[] {
  const soldOut = lines.filter(({ quantity }) => quantity === 0);
  const names = soldOut.map(({ product }) => withoutLinks(nameInMail(product, "name", language).name));
  return [
    ...(names.length > 0 ? [fillText(text.soldOut, { names: names.join(", ") })] : []),
    ...(gone.length > 0 ? [fillText(text.gone, { count: gone.length })] : []),
  ];
}
