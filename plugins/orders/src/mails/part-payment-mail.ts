import { wonText } from "@zakh/kit/mail/mail-values";
import type { OutgoingMail } from "@zakh/kit/mail/outgoing-mail";
import { renderMail } from "@zakh/kit/mail/render-mail";
import type { ShopContact } from "@zakh/kit/mail/shop-contact";
import { orderNumber } from "../contract/order";
import type { Addressee } from "../read-models/addressee";
import { contactSentence, orderMailTexts } from "./mail-texts";
import { orderPage } from "./order-page";
import { senderFact } from "./sender-fact";

export interface PartPaymentNotice {
  /** Id of the history entry; it makes the mail unique. */
  changeId: string;
  /** Public id of the order. */
  number: number;
  /** Whole won that came in. */
  amount: number;
  /** Whole won still to pay. */
  due: number;
  addressee: Addressee;
  shop: ShopContact;
}

/** Informs a customer that less came in than is due, and of the rest. */
export function partPaymentMail({ changeId, number, amount, due, addressee, shop }: PartPaymentNotice): OutgoingMail {
  const { language, email } = addressee;
  const { shopName } = shop;
  const text = orderMailTexts(language, addressee.paymentMethod);
  const shown = { number: orderNumber(number), amount: wonText(amount), due: wonText(due) };
  return {
    key: `part-payment:${changeId}`,
    to: email,
    language,
    subject: `${shopName}: ${text("partPayment.subject", shown)}`,
    ...renderMail({
      language,
      shopName,
      heading: text("partPayment.heading"),
      paragraphs: [text("partPayment.text", shown), ...contactSentence(language, shop)],
      facts: [
        [text("number"), shown.number],
        [text("partPayment.due"), shown.due],
        senderFact(number, addressee.depositor, text),
      ],
      button: { label: text("button"), url: orderPage(number, email) },
      footer: text("footer", shown),
    }),
  };
}
