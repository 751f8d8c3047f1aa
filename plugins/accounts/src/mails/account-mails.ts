import type { Language, StaffRole } from "@zakh/kit/contract";
import type { OutgoingMail } from "@zakh/kit/mail/outgoing-mail";
import { type MailContent, renderMail } from "@zakh/kit/mail/render-mail";
import type { ShopContact } from "@zakh/kit/mail/shop-contact";
import { STAFF_INVITE_DAYS } from "../contract/staff";
import { mailTexts } from "./mail-texts";

type Written = Pick<OutgoingMail, "subject" | "html" | "text">;

interface ToOwner {
  language: Language;
  shop: ShopContact;
}

interface WithLink extends ToOwner {
  link: string;
}

/** The mail with the link, to the new address. It has no name, which would be a stranger's text in a mail of the shop. */
export function emailChangeMail({ language, shop, link }: WithLink): Written {
  const text = mailTexts(language);
  return toOwner(language, shop, text("email.subject"), {
    paragraphs: [text("email.request"), text("email.validity")],
    button: { label: text("email.button"), url: link },
    footer: text("email.footer"),
  });
}

/** The notice to the former address. */
export function emailChangedMail({ language, shop }: ToOwner): Written {
  const text = mailTexts(language);
  return toOwner(language, shop, text("email.changedSubject"), {
    paragraphs: [text("email.changed")],
    footer: text("email.changedFooter"),
  });
}

export function passwordChangedMail({ language, shop }: ToOwner): Written {
  const text = mailTexts(language);
  return toOwner(language, shop, text("password.subject"), {
    paragraphs: [text("password.changed")],
    footer: text("password.footer"),
  });
}

/** The mail with a password reset link. It has no name either. */
export function passwordResetMail({ language, shop, link, minutes }: WithLink & { minutes: number }): Written {
  const text = mailTexts(language);
  return toOwner(language, shop, text("reset.subject"), {
    paragraphs: [text("reset.request"), text("reset.validity", { minutes })],
    button: { label: text("reset.button"), url: link },
    footer: text("reset.footer"),
  });
}

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
export function staffInviteMail({ language, shopName, role, link, admin }: StaffInvite): Written {
  const text = mailTexts(language);
  return written(language, shopName, text("invite.subject"), {
    paragraphs: [
      text("invite.added", { role: text(`invite.role.${role}`) }),
      text("invite.next", { admin }),
      text("invite.validity", { days: STAFF_INVITE_DAYS }),
    ],
    button: { label: text("invite.button"), url: link },
    footer: text("invite.footer"),
  });
}

type Parts = Pick<MailContent, "paragraphs" | "button" | "footer" | "contact">;

function toOwner(language: Language, shop: ShopContact, subject: string, parts: Parts): Written {
  return written(language, shop.shopName, subject, { ...parts, contact: shop });
}

function written(language: Language, shopName: string, subject: string, parts: Parts): Written {
  return { subject: `${shopName}: ${subject}`, ...renderMail({ language, shopName, heading: subject, ...parts }) };
}
