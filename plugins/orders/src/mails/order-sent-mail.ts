import type { OutgoingMail } from "@zakh/kit/mail/outgoing-mail";
import { renderMail } from "@zakh/kit/mail/render-mail";
import type { ShopContact } from "@zakh/kit/mail/shop-contact";
import { orderNumber } from "../contract/order";
import type { Addressee } from "../read-models/addressee";
import { contactSentence, orderMailTexts } from "./mail-texts";

export interface SentNotice {
  /** Id of the history entry; it makes the mail unique. */
  changeId: string;
  /** Public id of the order. */
  number: number;
  /** The courier's name. */
  courier: string;
  /** 10 to 14 digits. */
  trackingNumber: string;
  /** The courier's page about the parcel. */
  trackingLink: string;
  /** Whether an earlier mail had another number. */
  isAnotherNumber: boolean;
  addressee: Addressee;
  shop: ShopContact;
}

/** Tells a customer that the order was sent, with which number it can be followed, and where (ruling 53). */
export function orderSentMail(sent: SentNotice): OutgoingMail {
  const { changeId, number, courier, trackingNumber, trackingLink, isAnotherNumber, addressee, shop } = sent;
  const { language, email } = addressee;
  const { shopName } = shop;
  const text = orderMailTexts(language, addressee.paymentMethod);
  const shown = { number: orderNumber(number), courier };
  const kind = isAnotherNumber ? "renumbered" : "sent";
  return {
    key: `order-sent:${changeId}`,
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
        [text("courier"), courier],
        [text("trackingNumber"), trackingNumber],
      ],
      button: { label: text("sent.button"), url: trackingLink },
      footer: text("footer", shown),
    }),
  };
}
