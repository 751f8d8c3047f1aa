import { lineTotal, pricedText, quantityText } from "@zakh/catalog/contract";
import type { SaleProduct } from "@zakh/catalog/read-models/sale-products";
import { paymentCondition, paymentDeadline } from "@zakh/delivery/contract";
import { type Language, seoulDayAndTime } from "@zakh/kit/contract";
import { nameInMail, noteInMail, wonText } from "@zakh/kit/mail/mail-values";
import type { OutgoingMail } from "@zakh/kit/mail/outgoing-mail";
import { type MailLine, renderMail } from "@zakh/kit/mail/render-mail";
import { footerWithIdentity, type ShopContact } from "@zakh/kit/mail/shop-contact";
import { withoutLinks } from "@zakh/kit/mail/without-links";
import { type OrderForm, orderNumber } from "@zakh/orders/contract";
import { deliveryFacts, sellersFacts } from "@zakh/orders/mails/delivery-facts";
import { addressLines, contactSentence, orderMailTexts } from "@zakh/orders/mails/mail-texts";
import { orderPage } from "@zakh/orders/mails/order-page";
import { senderFact } from "@zakh/orders/mails/sender-fact";
import { takenOff } from "@zakh/orders/mails/taken-off";
import { isDelivered, paymentFacts } from "@zakh/orders/payment/payment-facts";
import type { OrderDraft } from "../workflows/placing/order-draft";

export interface OrderPlaced {
  number: number;
  draft: Pick<
    OrderDraft,
    | "lines"
    | "subtotal"
    | "shippingFee"
    | "transferDiscount"
    | "creditUsed"
    | "total"
    | "payment"
    | "paymentTermHours"
    | "delivery"
    | "sellersDays"
  >;
  form: Pick<OrderForm, "customerEmail" | "customerAddress" | "paymentMethod">;
  placedAt: Date;
  /** Whether it goes to the ordering account's own address. */
  toOwnAddress: boolean;
  language: Language;
  shop: ShopContact;
  /** What was said and agreed to, as small print. */
  notice: string;
}

/**
 * Informs a customer what was ordered and how to pay, such as how much to which account under which name. A mail to
 * another address than the account's contains no text of the sender: no depositor, no address, and for a store's
 * product the category instead of name and origin.
 */
export function orderPlacedMail({
  number,
  draft,
  form,
  placedAt,
  toOwnAddress,
  language,
  shop,
  notice,
}: OrderPlaced): OutgoingMail {
  const text = orderMailTexts(language, form.paymentMethod);
  const { shopName } = shop;
  const { subtotal, shippingFee, transferDiscount, creditUsed, total, payment } = draft;
  const due = total - creditUsed;
  // The texts of the payment methods ask for the `total`: what is still to be paid.
  const shown = { number: orderNumber(number), total: wonText(due) };
  const lines: MailLine[] = draft.lines.map(({ product, quantity, lineTotal: amount }) => {
    const inFull = toOwnAddress || product.storeId === null;
    return {
      ...nameInMail(product, inFull ? "name" : "category", language),
      detail: [
        `${quantityText(quantity, product.unit, language)} × ${unitPrice(product, language)}`,
        ...(inFull && product.seller ? [`${text("seller")}: ${withoutLinks(product.seller.name)}`] : []),
      ].join(" · "),
      note: inFull ? noteInMail(text("origin"), product, "origin", language) : undefined,
      amount: wonText(amount),
    };
  });
  const deadline = paymentDeadline(draft.paymentTermHours, placedAt, draft.delivery);
  return {
    purpose: "order",
    key: `order-placed:${number}`,
    to: form.customerEmail,
    language,
    subject: `${shopName}: ${text("placed.subject", shown)}`,
    ...renderMail({
      language,
      shopName,
      heading: text("placed.heading", shown),
      paragraphs: [
        ...(due > 0
          ? [text(toOwnAddress ? "placed.pay" : "placed.payElsewhere", shown), text("placed.next", shown)]
          : [text("placed.paidByCredit", shown)]),
        ...(draft.lines.some(({ product }) => product.seller) ? [text("shopCollects")] : []),
        ...contactSentence(language, shop),
      ],
      facts: [
        [text("number"), shown.number],
        ...(due > 0
          ? [...paymentFacts(form.paymentMethod, payment.details, language), [text("amount"), shown.total] as const]
          : []),
        ...(deadline && due > 0
          ? [[text("deadline"), seoulDayAndTime(deadline.toISOString(), language)] as const]
          : []),
        ...deliveryFacts(
          draft.delivery,
          language,
          draft.delivery && due > 0 ? paymentCondition(draft.delivery, deadline) : undefined,
        ),
        ...(toOwnAddress ? sellersFacts(draft.sellersDays, language, due > 0) : []),
        ...(payment.payer ? [senderFact(number, toOwnAddress ? payment.payer : "", text)] : []),
        ...(toOwnAddress && isDelivered(form.paymentMethod)
          ? [[text("address"), addressLines(form.customerAddress)] as const]
          : []),
      ],
      lines: [
        ...lines,
        { name: text("subtotal"), amount: wonText(subtotal) },
        ...(isDelivered(form.paymentMethod) ? [{ name: text("shippingFee"), amount: wonText(shippingFee) }] : []),
        ...takenOff(text("transferDiscount"), transferDiscount),
        { name: text("total"), amount: wonText(total), strong: true },
        ...takenOff(text("creditUsed"), creditUsed),
        ...(creditUsed > 0 ? [{ name: text("amount"), amount: shown.total, strong: true }] : []),
      ],
      button: { label: text("button"), url: orderPage(number, form.customerEmail) },
      footer: footerWithIdentity(`${text("footer", shown)}\n\n${notice}`, shop, language),
    }),
  };
}

/** Won for one of its unit; where the price is for several, that one, too (ruling 60). */
function unitPrice(product: Pick<SaleProduct, "price" | "priceDivisor" | "unit">, language: Language): string {
  const { price, priceDivisor } = product;
  if (priceDivisor === 1) return wonText(price);
  return `${wonText(lineTotal(price, 1, priceDivisor))} (${wonText(price)} / ${pricedText(product, language)})`;
}
