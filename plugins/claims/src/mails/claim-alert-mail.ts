import { alertRecipients } from "@zakh/checkout/mails/alert-recipients";
import { shopPage } from "@zakh/kit/configuration/kit-options";
import type { OutgoingMail, RecipientLimit } from "@zakh/kit/mail/outgoing-mail";
import { renderMail } from "@zakh/kit/mail/render-mail";
import type { ShopContact } from "@zakh/kit/mail/shop-contact";
import { orderNumber } from "@zakh/orders/contract";
import type { OrderAlertsSetting } from "@zakh/site-settings/contract";
import { CLAIM_ANSWER_DAYS, type ClaimKind } from "../contract";
import { mailTexts } from "./mail-texts";

/** A new claim, as the owner is told of it. */
export interface ClaimToTell {
  number: number;
  orderId: number;
  customerName: string;
  kind: ClaimKind;
  text: string;
  /** How many there are. */
  photos: number;
}

const alertMails: RecipientLimit = { name: "claim-alert-mail", perHour: 30 };

/** The mails that tell the owner of a new claim, to those who are told of new orders. */
export function claimAlertMails(claim: ClaimToTell, shop: ShopContact, alerts: OrderAlertsSetting): OutgoingMail[] {
  const { language } = alerts;
  const { number, orderId, customerName, kind, text: said, photos } = claim;
  const text = mailTexts(language);
  const shown = { number: orderNumber(orderId), name: customerName, days: String(CLAIM_ANSWER_DAYS) };
  const mail = {
    language,
    limit: alertMails,
    subject: `${shop.shopName}: ${text("alert.subject", shown)}`,
    ...renderMail({
      language,
      shopName: shop.shopName,
      heading: text("alert.heading"),
      paragraphs: [text("alert.text", shown)],
      facts: [
        [text("number"), shown.number],
        [text("alert.kind"), text(`kind.${kind}`)],
        ...(said ? [[text("alert.says"), said.split("\n")] as const] : []),
        ...(photos > 0 ? [[text("alert.photos"), String(photos)] as const] : []),
      ],
      button: { label: text("alert.button"), url: shopPage(`/admin/claims?status=open`) },
      footer: text("alert.footer"),
    }),
  };
  return alertRecipients(alerts, shop).map((to) => ({
    ...mail,
    purpose: "order" as const,
    key: `claim-alert:${number}:${to.toLowerCase()}`,
    to,
  }));
}
