import type { Language } from "@zakh/kit/contract";
import type { OutgoingMail } from "@zakh/kit/mail/outgoing-mail";
import { renderMail } from "@zakh/kit/mail/render-mail";
import type { ShopContact } from "@zakh/kit/mail/shop-contact";
import { mailTexts } from "./mail-texts";

type Written = Pick<OutgoingMail, "subject" | "html" | "text">;

interface ChangeMail {
  language: Language;
  shop: ShopContact;
  link: string;
}

/** The mail with the link, to the new address. It has no name, which would be a stranger's text in a mail of the shop. */
export function emailChangeMail({ language, shop, link }: ChangeMail): Written {
  const text = mailTexts(language);
  const subject = text("email.subject");
  return {
    subject: `${shop.shopName}: ${subject}`,
    ...renderMail({
      language,
      shopName: shop.shopName,
      heading: subject,
      paragraphs: [text("email.request"), text("email.validity")],
      button: { label: text("email.button"), url: link },
      footer: text("email.footer"),
      contact: shop,
    }),
  };
}

/** The notice to the former address. */
export function emailChangedMail({ language, shop }: Omit<ChangeMail, "link">): Written {
  const text = mailTexts(language);
  const subject = text("email.changedSubject");
  return {
    subject: `${shop.shopName}: ${subject}`,
    ...renderMail({
      language,
      shopName: shop.shopName,
      heading: subject,
      paragraphs: [text("email.changed")],
      footer: text("email.changedFooter"),
      contact: shop,
    }),
  };
}
