import { wonText } from "@zakh/kit/mail/mail-values";
import type { OutgoingMail } from "@zakh/kit/mail/outgoing-mail";
import { renderMail } from "@zakh/kit/mail/render-mail";
import type { ShopContact } from "@zakh/kit/mail/shop-contact";
import { orderNumber } from "../contract/order";
import type { Addressee } from "../read-models/addressee";
import { contactSentence, orderMailTexts } from "./mail-texts";
import { refundAccountPage } from "./order-page";

export interface AccountRequest {
  /** Id of the history entry; it makes the mail unique. */
  changeId: string;
  /** Public id of the order. */
  number: number;
  /** Whole won to be returned. */
  toReturn: number;
  addressee: Addressee;
  shop: ShopContact;
}

/** Asks a customer to which account the money of an order is to be returned. */
export function refundAccountMail({ changeId, number, toReturn, addressee, shop }: AccountRequest): OutgoingMail {
  const { language, email } = addressee;
  const { shopName } = shop;
  const text = orderMailTexts(language, addressee.paymentMethod);
  const shown = { number: orderNumber(number), refund: wonText(toReturn) };
  return {
    key: `refund-account:${changeId}`,
    to: email,
    language,
    subject: `${shopName}: ${text("refundAccount.subject", shown)}`,
    ...renderMail({
      language,
      shopName,
      heading: text("refundAccount.heading"),
      paragraphs: [text("refundAccount.text", shown), text("refundAccount.kept"), ...contactSentence(language, shop)],
      facts: [
        [text("number"), shown.number],
        [text("refunded"), shown.refund],
      ],
      button: { label: text("refundAccount.button"), url: refundAccountPage(number) },
      footer: text("footer", shown),
    }),
  };
}
