import type { Language } from "@zakh/kit/contract";
import type { OutgoingMail } from "@zakh/kit/mail/outgoing-mail";
import { renderMail } from "@zakh/kit/mail/render-mail";
import type { ShopContact } from "@zakh/kit/mail/shop-contact";
import { mailTexts } from "./mail-texts";

/**
 * The mail with a password reset link. It contains no name: whoever registered another person's address could otherwise
 * put his own text into a mail of the shop.
 */
export function passwordResetMail({
  language,
  shop,
  link,
  minutes,
}: {
  language: Language;
  shop: ShopContact;
  link: string;
  minutes: number;
}): Pick<OutgoingMail, "subject" | "html" | "text"> {
  const text = mailTexts(language);
  const subject = text("reset.subject");
  return {
    subject: `${shop.shopName}: ${subject}`,
    ...renderMail({
      language,
      shopName: shop.shopName,
      heading: subject,
      paragraphs: [text("reset.request"), text("reset.validity", { minutes })],
      button: { label: text("reset.button"), url: link },
      footer: text("reset.footer"),
      contact: shop,
    }),
  };
}
