import { wonText } from "@zakh/kit/mail/mail-values";
import { type MailFact, renderMail } from "@zakh/kit/mail/render-mail";
import { footerWithIdentity, type ShopContact } from "@zakh/kit/mail/shop-contact";
import { orderNumber } from "@zakh/orders/contract";
import { contactSentence } from "@zakh/orders/mails/mail-texts";
import type { NoticeMail } from "@zakh/orders/mails/notice-mail";
import { orderPage, refundAccountPage } from "@zakh/orders/mails/order-page";
import type { Addressee } from "@zakh/orders/read-models/addressee";
import type { ClaimDecision } from "../contract";
import { mailTexts } from "./mail-texts";

export interface AnsweredClaim {
  number: number;
  orderId: number;
  outcome: ClaimDecision["outcome"];
  /** The shop's words. */
  answer: string;
  /** Whole won that became credit, or are to be transferred back. */
  amount: number;
  /** Public id of the order that is sent instead. */
  parcelOrderId: number | null;
  addressee: Addressee;
  shop: ShopContact;
}

/** Tells a buyer what becomes of a claim: the shop's words as they were typed, and a sentence about money or goods. */
export function claimAnsweredMail(claim: AnsweredClaim): NoticeMail {
  const { number, orderId, outcome, answer, amount, parcelOrderId, addressee, shop } = claim;
  const { language, email, accountNumber } = addressee;
  const { shopName } = shop;
  const text = mailTexts(language);
  const shown = {
    number: orderNumber(orderId),
    amount: wonText(amount),
    parcel: parcelOrderId === null ? "" : orderNumber(parcelOrderId),
  };
  const heading = text("answered.heading");
  const url = orderPage(orderId, email);
  return {
    purpose: "order",
    key: `claim-answered:${number}`,
    to: email,
    language,
    subject: `${shopName}: ${text("answered.subject", shown)}`,
    ...renderMail({
      language,
      shopName,
      heading,
      paragraphs: [
        text("answered.text", shown),
        ...(answer ? [answer] : []),
        ...(outcome === "answer" ? [] : [text(`outcome.${outcome}`, shown)]),
        ...contactSentence(language, shop),
      ],
      facts: [[text("number"), shown.number], ...outcomeFact(outcome, text, shown)],
      button:
        outcome === "transfer"
          ? { label: text("button.account"), url: refundAccountPage(orderId) }
          : { label: text("button.order"), url },
      footer: footerWithIdentity(text("footer", shown), shop, language),
    }),
    short: { orderNumber: orderId, accountNumber, shopName, heading, url },
  };
}

function outcomeFact(
  outcome: AnsweredClaim["outcome"],
  text: ReturnType<typeof mailTexts>,
  { amount, parcel }: { amount: string; parcel: string },
): MailFact[] {
  if (outcome === "parcel") return [[text("fact.parcel"), parcel]];
  return outcome === "credit" || outcome === "transfer" ? [[text(`fact.${outcome}`), amount]] : [];
}
