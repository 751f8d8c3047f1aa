import type { Language } from "@zakh/kit/contract";
import type { OutgoingMail } from "@zakh/kit/mail/outgoing-mail";
import { renderMail } from "@zakh/kit/mail/render-mail";
import type { ShopContact } from "@zakh/kit/mail/shop-contact";
import { mailTexts } from "./mail-texts";

export function passwordChangedMail({
  language,
  shop,
}: {
  language: Language;
  shop: ShopContact;
}): Pick<OutgoingMail, "subject" | "html" | "text"> {
  const text = mailTexts(language);
  const subject = text("password.subject");
  return {
    subject: `${shop.shopName}: ${subject}`,
    ...renderMail({
      language,
      shopName: shop.shopName,
      heading: subject,
      paragraphs: [text("password.changed")],
      footer: text("password.footer"),
      contact: shop,
    }),
  };
}
