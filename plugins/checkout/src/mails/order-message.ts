import { seoulDayAndTime } from "@zakh/kit/contract";
import { wonText } from "@zakh/kit/mail/mail-values";
import type { MailFact } from "@zakh/kit/mail/render-mail";
import { ORDER_STATUS, orderNumber } from "@zakh/orders/contract";
import { orderMailTexts } from "@zakh/orders/mails/mail-texts";
import { orderPageOfKey } from "@zakh/orders/mails/order-page";
import { senderFact } from "@zakh/orders/mails/sender-fact";
import { paymentFacts } from "@zakh/orders/payment/payment-facts";
import type { ShownChange } from "@zakh/orders/read-models/offers";
import type { OrderMessage } from "../contract/admin-order";
import type { LinkedOrder } from "../read-models/linked-order";

/**
 * What the shop sends to a customer who called, by KakaoTalk or as a text message, in the customer's language: what has become of the
 * order, its number, the link, and while something is due where and how much to pay, the sender's text with the code, and the deadline.
 */
export function writeOrderMessage(order: LinkedOrder, shopName: string): OrderMessage {
  const link = orderPageOfKey(order.number, order.linkKey);
  const { number, language, paymentMethod, status, due, offer } = order;
  const text = orderMailTexts(language, paymentMethod);
  const heading = offer ? "offer" : due > 0 ? "placed" : (ORDER_STATUS[status].mail ?? "placed");
  const facts = [[text("number"), orderNumber(number)], ...(due > 0 ? duePayment(order, text) : [])];
  const lines = [
    `${shopName}: ${text(`${heading}.heading`)}`,
    ...(offer ? [offerText(order, offer.shown, text)] : []),
    ...facts.map(([name, value]) => `${name}: ${value}`),
    link,
  ];
  return { link, message: lines.join("\n") };
}

type Text = ReturnType<typeof orderMailTexts>;

function duePayment(order: LinkedOrder, text: Text): MailFact[] {
  const { number, language, paymentMethod, details, depositor, status, due, paymentDeadline } = order;
  // The deadline was for what the order cost when it was placed.
  const until = ORDER_STATUS[status].awaitsPayment ? paymentDeadline : null;
  return [
    ...paymentFacts(paymentMethod, details, language),
    [text("amount"), wonText(due)],
    ...(depositor ? [senderFact(number, depositor, text)] : []),
    ...(until ? [[text("deadline"), seoulDayAndTime(until.toISOString(), language)] as const] : []),
  ];
}

function offerText({ number }: LinkedOrder, { totalBefore, total }: ShownChange, text: Text): string {
  return text("offer.text", { number: orderNumber(number), before: wonText(totalBefore), total: wonText(total) });
}
