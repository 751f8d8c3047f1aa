import { wonText } from "@zakh/kit/mail/mail-values";
import { type Notice, type NoticeMail, noticeMail } from "@zakh/orders/mails/notice-mail";
import { refundAccountPage } from "@zakh/orders/mails/order-page";

interface AccountRequest extends Notice {
  /** Whole won to be transferred back. */
  toTransfer: number;
}

/** Asks a customer to which account the money of an order is to be returned. */
export function refundAccountMail({ toTransfer, ...notice }: AccountRequest): NoticeMail {
  const values = { refund: wonText(toTransfer) };
  return noticeMail(notice, { key: "refund-account", told: "refundAccount", values }, (text, shown) => ({
    paragraphs: [text("refundAccount.text", shown), text("refundAccount.kept")],
    facts: [[text("refunded"), shown.refund]],
    button: { label: text("refundAccount.button"), url: refundAccountPage(notice.number) },
  }));
}
