import { type Language, localized, numberText } from "@zakh/kit/contract";
import { nameInMail, wonText } from "@zakh/kit/mail/mail-values";
import type { OutgoingMail } from "@zakh/kit/mail/outgoing-mail";
import { renderMail } from "@zakh/kit/mail/render-mail";
import type { ShopContact } from "@zakh/kit/mail/shop-contact";
import { withoutLinks } from "@zakh/kit/mail/without-links";
import type { Product } from "../contract";
import en from "./locales/en.json";
import ko from "./locales/ko.json";
import mn from "./locales/mn.json";
import ru from "./locales/ru.json";

const TEXTS: Record<Language, typeof mn> = { mn, ru, en, ko };

export interface BackInStock {
  /** One alert is answered by one mail. */
  alertId: string;
  to: string;
  language: Language;
  product: Pick<Product, "id" | "name" | "nameRu" | "nameEn" | "price" | "priceDivisor">;
  shop: Pick<ShopContact, "shopName">;
}

/** Tells a customer who asked for it that a product can be bought again (ruling 51), and promises nothing: others were told too. */
export function backInStockMail({ alertId, to, language, product, shop }: BackInStock): OutgoingMail {
  const text = TEXTS[language];
  const { shopName } = shop;
  const kilograms = product.priceDivisor === 1 ? "" : `${numberText(product.priceDivisor, language)} `;
  return {
    key: `back-in-stock:${alertId}`,
    to,
    language,
    // Stores name their products, so the name is as harmless here as below.
    subject: `${shopName}: ${text.subject.replace("{{name}}", () => withoutLinks(localized(product, "name", language)))}`,
    ...renderMail({
      language,
      shopName,
      heading: text.heading,
      paragraphs: [text.available, text.whileItLasts],
      lines: [
        {
          ...nameInMail(product, "name", language),
          amount: `${wonText(product.price)} / ${kilograms}${text.kilogram}`,
        },
      ],
      button: { label: text.button, url: productPage(product.id) },
      footer: text.footer,
    }),
  };
}

function productPage(number: number): string {
  return new URL(`/products/${number}`, process.env.PUBLIC_URL ?? "http://localhost:3000").href;
}
