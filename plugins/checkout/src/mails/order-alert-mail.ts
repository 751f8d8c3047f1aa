import { quantityText } from "@zakh/catalog/contract";
import { shopPage } from "@zakh/kit/configuration/kit-options";
import type { Language } from "@zakh/kit/contract";
import { nameInMail, noteInMail, wonText } from "@zakh/kit/mail/mail-values";
import type { OutgoingMail } from "@zakh/kit/mail/outgoing-mail";
import { renderMail } from "@zakh/kit/mail/render-mail";
import { orderNumber } from "@zakh/orders/contract";
import { addressLines, mailTexts } from "@zakh/orders/mails/mail-texts";
import { takenOff } from "@zakh/orders/mails/taken-off";
import { isDelivered, paymentName } from "@zakh/orders/payment/payment-facts";
import type { OrderAlertsSetting } from "@zakh/site-settings/contract";
import { alertRecipients } from "./alert-recipients";
import { orderAlertMails } from "./mail-limits";
import type { NewOrder } from "./new-order";

export interface OrderAlert extends NewOrder {
  to: string;
  language: Language;
}

/** The mails that inform the shop's owner of a new order. */
export function alertOwner(order: NewOrder, alerts: OrderAlertsSetting): OutgoingMail[] {
  const { language } = alerts;
  return alertRecipients(alerts, order.shop).map((to) => orderAlertMail({ ...order, to, language }));
}

/** Informs the shop's owner of a new order: who ordered what, for how much, and where it goes. */
export function orderAlertMail({ number, draft, form, shop, to, language }: OrderAlert): OutgoingMail {
  const text = mailTexts(language);
  const shown = { number: orderNumber(number), total: wonText(draft.total) };
  return {
    purpose: "order",
    key: `order-alert:${number}:${to.toLowerCase()}`,
    to,
    language,
    limit: orderAlertMails,
    whenHeld: () => alertsHeldMail({ number, to, language, shop }),
    subject: `${shop.shopName}: ${text("alert.subject", shown)}`,
    ...renderMail({
      language,
      shopName: shop.shopName,
      heading: text("alert.heading"),
      paragraphs: [text("alert.text", shown)],
      facts: [
        [text("number"), shown.number],
        [text("recipient"), form.customerName],
        [text("phone"), form.customerPhone],
        ...(isDelivered(form.paymentMethod) ? [[text("address"), addressLines(form.customerAddress)] as const] : []),
        ...(form.deliveryNote ? [[text("deliveryNote"), form.deliveryNote] as const] : []),
        [text("payment"), paymentName(form.paymentMethod, language)],
        ...(draft.payment.payer ? [[text("depositor"), draft.payment.payer] as const] : []),
      ],
      lines: [
        ...draft.lines.map(({ product, quantity, lineTotal }) => ({
          ...nameInMail(product, "name", language),
          detail: quantityText(quantity, product.unit, language),
          note: noteInMail(text("origin"), product, "origin", language),
          amount: wonText(lineTotal),
        })),
        ...(isDelivered(form.paymentMethod) ? [{ name: text("shippingFee"), amount: wonText(draft.shippingFee) }] : []),
        ...takenOff(text("transferDiscount"), draft.transferDiscount),
        { name: text("total"), amount: shown.total, strong: true },
        ...takenOff(text("creditUsed"), draft.creditUsed),
      ],
      button: { label: text("alert.button"), url: shopPage(`/admin/orders?id=${number}`) },
      footer: text("alert.footer"),
    }),
  };
}

/** Tells the owner that alerts of further orders come later, or not at all; `number` is the first such order's. */
function alertsHeldMail({
  number,
  to,
  language,
  shop,
}: Pick<OrderAlert, "number" | "to" | "language" | "shop">): OutgoingMail {
  const text = mailTexts(language);
  const count = String(orderAlertMails.perHour);
  return {
    purpose: "order",
    key: `order-alerts-held:${number}:${to.toLowerCase()}`,
    to,
    language,
    subject: `${shop.shopName}: ${text("alertsHeld.subject", { count })}`,
    ...renderMail({
      language,
      shopName: shop.shopName,
      heading: text("alertsHeld.heading"),
      paragraphs: [text("alertsHeld.text", { count })],
      button: { label: text("alertsHeld.button"), url: shopPage("/admin/orders") },
      footer: text("alert.footer"),
    }),
  };
}
