import { wonText } from "@zakh/kit/mail/mail-values";
import type { OutgoingMail } from "@zakh/kit/mail/outgoing-mail";
import { renderMail } from "@zakh/kit/mail/render-mail";
import type { ShopContact } from "@zakh/kit/mail/shop-contact";
import { orderNumber } from "../contract/order";
import type { Addressee } from "../read-models/addressee";
import type { ReturnKind } from "../workflows/status/plan-returned";
import { contactSentence, orderMailTexts } from "./mail-texts";
import { orderPage } from "./order-page";

export interface ReturnNotice {
  /** Id of the history entry; it makes the mail unique. */
  changeId: string;
  /** Public id of the order. */
  number: number;
  /** Whole won refunded. */
  amount: number;
  kind: ReturnKind;
  /** Whole won still to be refunded. */
  left: number;
  addressee: Addressee;
  shop: ShopContact;
}

/** Informs a customer of a refund, by transfer or as credit, and of the amount that is still to come. */
export function moneyReturnedMail({
  changeId,
  number,
  amount,
  kind,
  left,
  addressee,
  shop,
}: ReturnNotice): OutgoingMail {
  const { language, email } = addressee;
  const { shopName } = shop;
  const text = orderMailTexts(language, addressee.paymentMethod);
  const shown = { number: orderNumber(number), returned: wonText(amount) };
  return {
    key: `money-returned:${changeId}`,
    to: email,
    language,
    subject: `${shopName}: ${text(`${kind}.subject`, shown)}`,
    ...renderMail({
      language,
      shopName,
      heading: text(`${kind}.heading`),
      paragraphs: [text(`${kind}.text`, shown), ...contactSentence(language, shop)],
      facts: [
        [text("number"), shown.number],
        [text(`${kind}.amount`), shown.returned],
        ...(left > 0 ? [[text("refunded"), wonText(left)] as const] : []),
      ],
      button: { label: text("button"), url: orderPage(number, email) },
      footer: text("footer", shown),
    }),
  };
}
