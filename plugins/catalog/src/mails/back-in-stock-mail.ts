import { shopPage } from "@zakh/kit/configuration/kit-options";
import { readTexts } from "@zakh/kit/configuration/read-texts";
import { type Language, localized, type TextName } from "@zakh/kit/contract";
import { fillText } from "@zakh/kit/mail/fill-text";
import { nameInMail, wonText } from "@zakh/kit/mail/mail-values";
import type { OutgoingMail } from "@zakh/kit/mail/outgoing-mail";
import { renderMail } from "@zakh/kit/mail/render-mail";
import { footerWithIdentity, type ShopContact } from "@zakh/kit/mail/shop-contact";
import { withoutLinks } from "@zakh/kit/mail/without-links";
import { lineTotal, type Product, pricedText, unitWord } from "../contract";
import type mn from "./locales/mn.json";

const TEXTS = readTexts<keyof typeof mn>(__dirname, "locales");

export interface BackInStock {
  /** Id of the alert; each gets one mail. */
  alertId: string;
  to: string;
  language: Language;
  product: Pick<Product, "id" | TextName<"name"> | "price" | "priceDivisor" | "unit">;
  shop: ShopContact;
}

/**
 * Informs a subscribed customer that a product is available again (ruling 51). It promises nothing, because others got
 * the mail too.
 */
export function backInStockMail({ alertId, to, language, product, shop }: BackInStock): OutgoingMail {
  const text = TEXTS[language];
  const { shopName } = shop;
  return {
    purpose: "asked-for",
    // Its alert has ended with it.
    stopUrl: null,
    key: `back-in-stock:${alertId}`,
    to,
    language,
    // Stores choose their products' names, so links in it are broken here as well.
    subject: `${shopName}: ${fillText(text.subject, { name: withoutLinks(localized(product, "name", language)) })}`,
    ...renderMail({
      language,
      shopName,
      heading: text.heading,
      paragraphs: [text.available, text.whileItLasts],
      lines: [
        {
          ...nameInMail(product, "name", language),
          ...(product.priceDivisor !== 1 && {
            detail: `${wonText(lineTotal(product.price, 1, product.priceDivisor))} / ${unitWord(product.unit, language)}`,
          }),
          amount: `${wonText(product.price)} / ${pricedText(product, language)}`,
        },
      ],
      button: { label: text.button, url: shopPage(`/products/${product.id}`) },
      footer: footerWithIdentity(text.footer, shop, language),
      contact: shop,
    }),
  };
}
