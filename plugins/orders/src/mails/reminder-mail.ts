import { seoulDayAndTime } from "@zakh/kit/contract";
import { wonText } from "@zakh/kit/mail/mail-values";
import { paymentFacts } from "../payment/payment-facts";
import { type Notice, type NoticeMail, noticeMail } from "./notice-mail";
import { senderFact } from "./sender-fact";

interface Reminder extends Notice {
  /** Whole won still to pay. */
  due: number;
  /** Data stored with the order by its payment method. */
  details: Record<string, unknown>;
  /** Null where it has none, or none any more. */
  deadline: Date | null;
}

/**
 * Reminds a customer of the payment: how much to which account, under which name and code, and until when. After the deadline it
 * names none, because the order still waits.
 */
export function reminderMail({ due, details, deadline, ...notice }: Reminder): NoticeMail {
  const { language, paymentMethod } = notice.addressee;
  const until = deadline ? seoulDayAndTime(deadline.toISOString(), language) : "";
  const values = { due: wonText(due), until };
  return noticeMail(notice, { key: "payment-reminder", told: "reminder", values }, (text, shown) => ({
    paragraphs: [text(deadline ? "reminder.text" : "reminder.textLate", shown), text("reminder.crossed")],
    facts: [
      ...paymentFacts(paymentMethod, details, language),
      [text("amount"), shown.due],
      senderFact(notice.number, notice.addressee.depositor, text),
      ...(deadline ? [[text("deadline"), until] as const] : []),
    ],
  }));
}
