import type { Language } from "@zakh/kit/contract";
import type { OutgoingMail } from "@zakh/kit/mail/outgoing-mail";
import { renderMail } from "@zakh/kit/mail/render-mail";
import { mailTexts } from "./mail-texts";

type Written = Pick<OutgoingMail, "subject" | "html" | "text">;

interface ChangeMail {
  language: Language;
  shopName: string;
  link: string;
}

/** The mail with the link, to the new address. It has no name, which would be a stranger's text in a mail of the shop. */
export function emailChangeMail({ language, shopName, link }: ChangeMail): Written {
  const text = mailTexts(language);
  const subject = text("email.subject");
  return {
    subject: `${shopName}: ${subject}`,
    ...renderMail({
      language,
      shopName,
      heading: subject,
      paragraphs: [text("email.request"), text("email.validity")],
      button: { label: text("email.button"), url: link },
      footer: text("email.footer"),
    }),
  };
}

/** The notice to the former address. */
export function emailChangedMail({ language, shopName }: Omit<ChangeMail, "link">): Written {
  const text = mailTexts(language);
  const subject = text("email.changedSubject");
  return {
    subject: `${shopName}: ${subject}`,
    ...renderMail({
      language,
      shopName,
      heading: subject,
      paragraphs: [text("email.changed")],
      footer: text("email.changedFooter"),
    }),
  };
}
