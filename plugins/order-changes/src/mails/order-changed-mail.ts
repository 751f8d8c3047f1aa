import { quantityText, type Unit } from "@zakh/catalog/contract";
import type { Language } from "@zakh/kit/contract";
import { nameInMail, wonText } from "@zakh/kit/mail/mail-values";
import type { MailFact, MailLine } from "@zakh/kit/mail/render-mail";
import type { FieldChange } from "@zakh/orders/contract";
import { addressLines } from "@zakh/orders/mails/mail-texts";
import { type Notice, type NoticeMail, type NoticeText, noticeMail } from "@zakh/orders/mails/notice-mail";
import { orderPage, refundAccountPage } from "@zakh/orders/mails/order-page";
import type { ShownChange } from "@zakh/orders/read-models/offers";

interface ChangeNotice extends Notice {
  shown: ShownChange;
  recipient: readonly FieldChange[];
  /** Whether the goods are only offered. */
  isOffer: boolean;
  /** Whole won still to pay, and to be refunded. */
  due: number;
  toReturn: number;
}

/** Tells a customer what the owner has changed of an order, or asks whether a higher total is agreed to (ruling 50). */
export function orderChangedMail(change: ChangeNotice): NoticeMail {
  const { number, shown, recipient, isOffer, due, toReturn, addressee } = change;
  const { language, email } = addressee;
  const values = {
    before: wonText(shown.totalBefore),
    total: wonText(shown.total),
    due: wonText(due),
    refund: wonText(toReturn),
  };
  const told = isOffer ? "offer" : "changed";
  const owed = !isOffer && toReturn > 0;
  return noticeMail(change, { key: "order-changed", told, values }, (text, all) => ({
    paragraphs: [
      text(`${told}.text`, all),
      ...(!isOffer && due > 0 && shown.total !== shown.totalBefore ? [text("changed.due", all)] : []),
      ...(owed ? [text("processing.refund", all)] : []),
    ],
    facts: recipientFacts(recipient, text),
    lines: goodsLines(shown, text, language),
    button: owed
      ? { label: text("refundAccount.button"), url: refundAccountPage(number) }
      : { label: text(isOffer ? "offer.button" : "button"), url: orderPage(number, email) },
  }));
}

const LABELS = {
  customerName: "recipient",
  customerPhone: "phone",
  customerAddress: "address",
  deliveryNote: "deliveryNote",
  note: "note",
} as const;

function recipientFacts(recipient: readonly FieldChange[], text: NoticeText): MailFact[] {
  return recipient.flatMap(({ field, to }): MailFact[] => {
    // The code itself is in no mail.
    if (field === "doorCode") return [[text("doorCode"), text("doorCode.changed")]];
    return field in LABELS ? [[text(LABELS[field as keyof typeof LABELS]), to === "" ? "–" : addressLines(to)]] : [];
  });
}

/** The lines and sums that differ, and the total; none where no goods have changed. */
function goodsLines(shown: ShownChange, text: NoticeText, language: Language): MailLine[] {
  const { lines, shippingFeeBefore, shippingFee, discountBefore, discount, discountReason, totalBefore, total } = shown;
  const shownQuantity = (quantity: number, unit: Unit) =>
    quantity === 0 ? "–" : quantityText(quantity, unit, language);
  const differing: MailLine[] = [
    ...lines.map((line) => ({
      ...nameInMail(line, line.isOfStore ? "category" : "name", language),
      detail: `${shownQuantity(line.before, line.unit)} → ${line.after === 0 ? text("removed") : shownQuantity(line.after, line.unit)}`,
      amount: "",
    })),
    ...(shippingFee === shippingFeeBefore
      ? []
      : [{ name: text("shippingFee"), amount: `${wonText(shippingFeeBefore)} → ${wonText(shippingFee)}` }]),
    ...(discount === discountBefore
      ? []
      : [{ name: text("discount"), detail: discountReason, amount: `−${wonText(discount)}` }]),
  ];
  if (differing.length === 0) return [];
  const sum = total === totalBefore ? wonText(total) : `${wonText(totalBefore)} → ${wonText(total)}`;
  return [...differing, { name: text("total"), amount: sum, strong: true }];
}
