import { type Language, numberText } from "@zakh/kit/contract";
import { nameInMail, wonText } from "@zakh/kit/mail/mail-values";
import type { OutgoingMail } from "@zakh/kit/mail/outgoing-mail";
import { type MailFact, type MailLine, renderMail } from "@zakh/kit/mail/render-mail";
import type { ShopContact } from "@zakh/kit/mail/shop-contact";
import type { FieldChange } from "../contract/contact";
import { orderNumber } from "../contract/order";
import type { Addressee } from "../read-models/addressee";
import type { ShownChange } from "../read-models/offers";
import { addressLines, contactSentence, orderMailTexts } from "./mail-texts";
import { orderPage, refundAccountPage } from "./order-page";

export interface ChangeNotice {
  /** Id of the history entry; it makes the mail unique. */
  changeId: string;
  /** Public id of the order. */
  number: number;
  shown: ShownChange;
  /** What has changed of the recipient and the note. */
  recipient: readonly FieldChange[];
  /** Whether the goods are only offered. */
  isOffer: boolean;
  /** Whole won still to pay, and to be refunded. */
  due: number;
  toReturn: number;
  addressee: Addressee;
  shop: ShopContact;
}

type Text = ReturnType<typeof orderMailTexts>;

/** Tells a customer what the owner has changed of an order, or asks whether a higher total is agreed to (ruling 50). */
export function orderChangedMail(change: ChangeNotice): OutgoingMail {
  const { changeId, number, shown, recipient, isOffer, due, toReturn, addressee, shop } = change;
  const { language, email } = addressee;
  const { shopName } = shop;
  const text = orderMailTexts(language, addressee.paymentMethod);
  const values = {
    number: orderNumber(number),
    before: wonText(shown.totalBefore),
    total: wonText(shown.total),
    due: wonText(due),
    refund: wonText(toReturn),
  };
  const kind = isOffer ? "offer" : "changed";
  const owed = !isOffer && toReturn > 0;
  const paragraphs = [
    text(`${kind}.text`, values),
    ...(!isOffer && due > 0 && shown.total !== shown.totalBefore ? [text("changed.due", values)] : []),
    ...(owed ? [text("processing.refund", values)] : []),
  ];
  return {
    key: `order-changed:${changeId}`,
    to: email,
    language,
    subject: `${shopName}: ${text(`${kind}.subject`, values)}`,
    ...renderMail({
      language,
      shopName,
      heading: text(`${kind}.heading`),
      paragraphs: [...paragraphs, ...contactSentence(language, shop)],
      facts: [[text("number"), values.number], ...recipientFacts(recipient, text)],
      lines: goodsLines(shown, text, language),
      button: owed
        ? { label: text("refundAccount.button"), url: refundAccountPage(number) }
        : { label: text(isOffer ? "offer.button" : "button"), url: orderPage(number, email) },
      footer: text("footer", values),
    }),
  };
}

const LABELS = {
  customerName: "recipient",
  customerPhone: "phone",
  customerAddress: "address",
  deliveryNote: "deliveryNote",
  note: "note",
} as const;

function recipientFacts(recipient: readonly FieldChange[], text: Text): MailFact[] {
  return recipient.flatMap(({ field, to }): MailFact[] =>
    field in LABELS ? [[text(LABELS[field as keyof typeof LABELS]), to === "" ? "–" : addressLines(to)]] : [],
  );
}

/** The lines and sums that differ, and the total; none where no goods have changed. */
function goodsLines(shown: ShownChange, text: Text, language: Language): MailLine[] {
  const { lines, shippingFeeBefore, shippingFee, discountBefore, discount, discountReason, totalBefore, total } = shown;
  const kilograms = (quantity: number) =>
    quantity === 0 ? "–" : `${numberText(quantity, language)} ${text("kilograms")}`;
  const differing: MailLine[] = [
    ...lines.map((line) => ({
      ...nameInMail(line, line.isOfStore ? "category" : "name", language),
      detail: `${kilograms(line.before)} → ${line.after === 0 ? text("removed") : kilograms(line.after)}`,
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
