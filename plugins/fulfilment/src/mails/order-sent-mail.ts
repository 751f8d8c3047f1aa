import { type Notice, type NoticeMail, noticeMail } from "@zakh/orders/mails/notice-mail";
import { traceFacts } from "@zakh/orders/mails/trace-facts";
import type { TracedLine } from "@zakh/orders/read-models/traced-lines";

export interface SentNotice extends Notice {
  courier: string;
  /** 10 to 14 digits. */
  trackingNumber: string;
  /** The courier's page about the parcel. */
  trackingLink: string;
  /** Whether an earlier mail had another number. */
  isAnotherNumber: boolean;
  traced: readonly TracedLine[];
}

/** Tells a customer that the order was sent, with which number it can be followed, and where (ruling 53). */
export function orderSentMail(sent: SentNotice): NoticeMail {
  const { courier, trackingNumber, trackingLink, isAnotherNumber } = sent;
  const told = isAnotherNumber ? "renumbered" : "sent";
  return noticeMail(sent, { key: "order-sent", told, values: { courier } }, (text, shown) => ({
    paragraphs: [text(`${told}.text`, shown)],
    facts: [
      [text("courier"), courier],
      [text("trackingNumber"), trackingNumber],
      ...traceFacts(sent.traced, text("traceNumber"), sent.addressee.language),
    ],
    button: { label: text("sent.button"), url: trackingLink },
  }));
}
