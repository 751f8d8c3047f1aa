import { wonText } from "@zakh/kit/mail/mail-values";
import { type Notice, type NoticeMail, noticeMail } from "./notice-mail";
import { senderFact } from "./sender-fact";

interface PartPaymentNotice extends Notice {
  /** Whole won that came in. */
  amount: number;
  /** Whole won still to pay. */
  due: number;
}

/** Informs a customer that less came in than is due, and of the rest. */
export function partPaymentMail(notice: PartPaymentNotice): NoticeMail {
  const values = { amount: wonText(notice.amount), due: wonText(notice.due) };
  return noticeMail(notice, { key: "part-payment", told: "partPayment", values }, (text, shown) => ({
    paragraphs: [text("partPayment.text", shown)],
    facts: [[text("partPayment.due"), shown.due], senderFact(notice.number, notice.addressee.depositor, text)],
  }));
}
