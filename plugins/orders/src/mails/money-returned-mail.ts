import { wonText } from "@zakh/kit/mail/mail-values";
import type { ReturnKind } from "../workflows/status/plan-returned";
import { type Notice, type NoticeMail, noticeMail } from "./notice-mail";

interface ReturnNotice extends Notice {
  /** Whole won refunded. */
  amount: number;
  kind: ReturnKind;
  /** Whole won still to be refunded. */
  left: number;
}

/** Informs a customer of a refund, by transfer or as credit, and of the amount that is still to come. */
export function moneyReturnedMail({ amount, kind, left, ...notice }: ReturnNotice): NoticeMail {
  const values = { returned: wonText(amount) };
  return noticeMail(notice, { key: "money-returned", told: kind, values }, (text, shown) => ({
    paragraphs: [text(`${kind}.text`, shown)],
    facts: [
      [text(`${kind}.amount`), shown.returned],
      ...(left > 0 ? [[text("refunded"), wonText(left)] as const] : []),
    ],
  }));
}
