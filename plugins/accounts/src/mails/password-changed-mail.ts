import type { Language } from "@zakh/kit/contract";
import type { OutgoingMail } from "@zakh/kit/mail/outgoing-mail";
import { renderMail } from "@zakh/kit/mail/render-mail";
import { mailTexts } from "./mail-texts";

/** The mail that informs an account's owner of a changed password. */
export function passwordChangedMail({
  language,
  shopName,
}: {
  language: Language;
  shopName: string;
}): Pick<OutgoingMail, "subject" | "html" | "text"> {
  const text = mailTexts(language);
  const subject = text("password.subject");
  return {
    subject: `${shopName}: ${subject}`,
    ...renderMail({
      language,
      shopName,
      heading: subject,
      paragraphs: [text("password.changed")],
      footer: text("password.footer"),
    }),
  };
}
