import { wonText } from "@zakh/kit/mail/mail-values";
import type { OutgoingMail } from "@zakh/kit/mail/outgoing-mail";
import { renderMail } from "@zakh/kit/mail/render-mail";
import type { ShopContact } from "@zakh/kit/mail/shop-contact";
import { orderNumber } from "../contract/order";
import type { OrderStatus } from "../contract/status";
import type { Addressee } from "../read-models/addressee";
import { contactSentence, mailTexts } from "./mail-texts";
import { orderPage } from "./order-page";

export interface StatusTold {
  /** Id of the line of history: one change is told once. */
  changeId: string;
  /** Public id of the order. */
  number: number;
  /** Whole won. */
  total: number;
  to: OrderStatus;
  /** Whole won that arrived (positive) or is given back (negative) with the change. */
  moneyMoved: number;
  addressee: Addressee;
  shop: ShopContact;
}

/**
 * Tells a customer that the order was paid, delivered or cancelled, and of a cancelled one what becomes of the money.
 * Undefined where there is nothing to tell: an order that goes back to waiting, and one that is set back from delivered to
 * paid, whose payment was told of before.
 */
export function orderStatusMail(change: StatusTold): OutgoingMail | undefined {
  const { changeId, number, total, to, moneyMoved, addressee, shop } = change;
  const { language, email } = addressee;
  const { shopName } = shop;
  if (to === "pending" || (to === "processing" && moneyMoved <= 0)) return undefined;
  const text = mailTexts(language);
  const refunded = to === "cancelled" && moneyMoved < 0;
  const shown = { number: orderNumber(number), refund: wonText(-moneyMoved) };
  const paragraphs = {
    processing: () => [text("processing.paid", shown), text("processing.next")],
    completed: () => [text("completed.delivered", shown), text("completed.next")],
    cancelled: () => [
      text("cancelled.cancelled", shown),
      refunded ? text("cancelled.refund", shown) : text("cancelled.unpaid"),
    ],
  }[to]();
  return {
    key: `order-status:${changeId}`,
    to: email,
    language,
    subject: `${shopName}: ${text(`${to}.subject`, shown)}`,
    ...renderMail({
      language,
      shopName,
      heading: text(`${to}.heading`),
      paragraphs: [...paragraphs, ...contactSentence(language, shop)],
      facts: [
        [text("number"), shown.number],
        [text("total"), wonText(total)],
        ...(refunded ? [[text("refunded"), shown.refund] as const] : []),
      ],
      button: { label: text("button"), url: orderPage(number, email) },
      footer: text("footer", shown),
    }),
  };
}
