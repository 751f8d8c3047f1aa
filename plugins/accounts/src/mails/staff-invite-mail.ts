import type { Language, StaffRole } from "@zakh/kit/contract";
import type { OutgoingMail } from "@zakh/kit/mail/outgoing-mail";
import { renderMail } from "@zakh/kit/mail/render-mail";
import { STAFF_INVITE_DAYS } from "../contract/staff";
import { mailTexts } from "./mail-texts";

export interface StaffInvite {
  language: Language;
  shopName: string;
  role: StaffRole;
  /** URL on which the password is chosen. */
  link: string;
  /** URL of the back office. */
  admin: string;
}

/** The mail by which somebody who works for the shop chooses a password. */
export function staffInviteMail({
  language,
  shopName,
  role,
  link,
  admin,
}: StaffInvite): Pick<OutgoingMail, "subject" | "html" | "text"> {
  const text = mailTexts(language);
  const subject = text("invite.subject");
  return {
    subject: `${shopName}: ${subject}`,
    ...renderMail({
      language,
      shopName,
      heading: subject,
      paragraphs: [
        text("invite.added", { role: text(`invite.role.${role}`) }),
        text("invite.next", { admin }),
        text("invite.validity", { days: STAFF_INVITE_DAYS }),
      ],
      button: { label: text("invite.button"), url: link },
      footer: text("invite.footer"),
    }),
  };
}
