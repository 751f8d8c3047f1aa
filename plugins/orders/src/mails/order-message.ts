import { type Language, seoulDayAndTime } from "@zakh/kit/contract";
import { wonText } from "@zakh/kit/mail/mail-values";
import type { OrderMessage } from "../contract/admin-order";
import { orderNumber } from "../contract/order";
import { senderText, transferCode } from "../contract/transfer-code";
import { paymentFacts } from "../payment/payment-facts";
import type { LinkedOrder } from "../read-models/linked-order";
import { orderMailTexts } from "./mail-texts";
import { orderPageOfKey } from "./order-page";

/**
 * What the shop sends to a customer who called, by KakaoTalk or as a text message, in the customer's language: number,
 * where and how much to pay, the sender's text with the code, the deadline, and the link.
 */
export function orderMessage(order: LinkedOrder, shopName: string): OrderMessage {
  const link = orderPageOfKey(order.number, order.linkKey);
  const { number, language, paymentMethod, details, depositor, due, paymentDeadline } = order;
  const text = orderMailTexts(language, paymentMethod);
  const facts = [
    [text("number"), orderNumber(number)],
    ...paymentFacts(paymentMethod, details, language),
    ...(due > 0 ? [[text("amount"), wonText(due)]] : []),
    ...(depositor ? [[text("senderText"), senderText(depositor, transferCode(number))]] : []),
    ...(due > 0 && paymentDeadline ? [[text("deadline"), deadlineText(paymentDeadline, language)]] : []),
  ];
  const lines = [`${shopName}: ${text("placed.heading")}`, ...facts.map(([name, value]) => `${name}: ${value}`), link];
  return { link, message: lines.join("\n") };
}

function deadlineText(deadline: Date, language: Language): string {
  return seoulDayAndTime(deadline.toISOString(), language);
}
