import type { Language } from "@zakh/kit/contract";
import type { OutgoingMail } from "@zakh/kit/mail/outgoing-mail";
import { renderMail } from "@zakh/kit/mail/render-mail";
import { mailTexts } from "./mail-texts";

/**
 * The mail with a password reset link. It contains no name: whoever registered another person's address could otherwise
 * put his own text into a mail of the shop.
 */
export function passwordResetMail({
  language,
  shopName,
  link,
  minutes,
}: {
  language: Language;
  shopName: string;
  link: string;
  minutes: number;
}): Pick<OutgoingMail, "subject" | "html" | "text"> {
  const text = mailTexts(language);
  const subject = text("reset.subject");
  return {
    subject: `${shopName}: ${subject}`,
    ...renderMail({
      language,
      shopName,
      heading: subject,
      paragraphs: [text("reset.request"), text("reset.validity", { minutes })],
      button: { label: text("reset.button"), url: link },
      footer: text("reset.footer"),
    }),
  };
}
