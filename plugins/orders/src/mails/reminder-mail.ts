import { seoulDayAndTime } from "@zakh/kit/contract";
import { wonText } from "@zakh/kit/mail/mail-values";
import type { OutgoingMail } from "@zakh/kit/mail/outgoing-mail";
import { renderMail } from "@zakh/kit/mail/render-mail";
import type { ShopContact } from "@zakh/kit/mail/shop-contact";
import { orderNumber } from "../contract/order";
import { paymentFacts } from "../payment/payment-facts";
import type { Addressee } from "../read-models/addressee";
import { contactSentence, orderMailTexts } from "./mail-texts";
import { orderPage } from "./order-page";
import { senderFact } from "./sender-fact";

export interface Reminder {
  /** Id of the history entry; it makes the mail unique. */
  changeId: string;
  /** Public id of the order. */
  number: number;
  /** Whole won still to pay. */
  due: number;
  /** Data stored with the order by its payment method. */
  details: Record<string, unknown>;
  /** Null where it has none, or none any more. */
  deadline: Date | null;
  addressee: Addressee;
  shop: ShopContact;
}

/**
 * Reminds a customer of the payment: how much to which account, under which name and code, and until when. After the deadline it
 * names none, because the order still waits.
 */
export function reminderMail({ changeId, number, due, details, deadline, addressee, shop }: Reminder): OutgoingMail {
  const { language, email } = addressee;
  const { shopName } = shop;
  const text = orderMailTexts(language, addressee.paymentMethod);
  const until = deadline ? seoulDayAndTime(deadline.toISOString(), language) : "";
  const shown = { number: orderNumber(number), due: wonText(due), until };
  return {
    key: `payment-reminder:${changeId}`,
    to: email,
    language,
    subject: `${shopName}: ${text("reminder.subject", shown)}`,
    ...renderMail({
      language,
      shopName,
      heading: text("reminder.heading"),
      paragraphs: [
        text(deadline ? "reminder.text" : "reminder.textLate", shown),
        text("reminder.crossed"),
        ...contactSentence(language, shop),
      ],
      facts: [
        [text("number"), shown.number],
        ...paymentFacts(addressee.paymentMethod, details, language),
        [text("amount"), shown.due],
        senderFact(number, addressee.depositor, text),
        ...(deadline ? [[text("deadline"), until] as const] : []),
      ],
      button: { label: text("button"), url: orderPage(number, email) },
      footer: text("footer", shown),
    }),
  };
}
