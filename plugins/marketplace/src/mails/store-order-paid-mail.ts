import { quantityText } from "@zakh/catalog/contract";
import { shopPage } from "@zakh/kit/configuration/kit-options";
import { dayText } from "@zakh/kit/contract";
import { nameInMail, noteInMail, wonText } from "@zakh/kit/mail/mail-values";
import type { OutgoingMail } from "@zakh/kit/mail/outgoing-mail";
import { renderMail } from "@zakh/kit/mail/render-mail";
import { withoutLinks } from "@zakh/kit/mail/without-links";
import { orderNumber } from "@zakh/orders/contract";
import { addressLines } from "@zakh/orders/mails/mail-texts";
import { paymentFacts } from "@zakh/orders/payment/payment-facts";
import type { StoreOrder } from "../contract";
import { paidStoreOrderKey } from "../read-models/orders-to-tell";
import { mailTexts } from "./mail-texts";
import type { StoreOwner } from "./store-owner";

/**
 * Tells a store's owner that an order is paid, or that goods are to be sent again free of charge: what to pack of the own lines, and to whom or to which
 * pick-up place it goes (ruling 32).
 */
export function storeOrderPaidMail(order: StoreOrder, owner: StoreOwner, shopName: string): OutgoingMail {
  const { language, email, storeId } = owner;
  const { pickup } = order;
  const isFree = order.subtotal === 0;
  const text = mailTexts(language);
  const shown = { number: orderNumber(order.id), store: withoutLinks(owner.store) };
  const facts = [
    ["order.recipient", order.customerName],
    ["order.phone", order.customerPhone],
    ["order.address", !pickup && order.customerAddress && addressLines(order.customerAddress)],
    ["order.deliveryNote", order.deliveryNote],
  ] as const;
  return {
    purpose: "order",
    key: paidStoreOrderKey({ order: order.id, store: storeId }),
    to: email,
    language,
    subject: `${shopName}: ${text(isFree ? "order.subject" : "paid.subject", shown)}`,
    ...renderMail({
      language,
      shopName,
      heading: text(isFree ? "replacement.heading" : "paid.heading"),
      paragraphs: [text(pickup ? "paid.pickup" : isFree ? "replacement.text" : "paid.text", shown)],
      facts: [
        [text("order.number"), shown.number],
        ...(order.leavesOn ? [[text("order.leavesOn"), dayText(order.leavesOn, language)] as const] : []),
        ...(pickup ? paymentFacts(pickup.paymentMethod, pickup.details, language) : []),
        ...facts.flatMap(([key, value]) => (value ? [[text(key), value] as const] : [])),
      ],
      lines: [
        ...order.items.map(({ product, quantity, unit, lineTotal }) => ({
          ...nameInMail(product, "name", language),
          detail: quantityText(quantity, unit, language),
          note: noteInMail(text("origin"), product, "origin", language),
          amount: wonText(lineTotal),
        })),
        { name: text("order.subtotal"), amount: wonText(order.subtotal), strong: true },
      ],
      button: { label: text("order.button"), url: shopPage(`/store/orders/${order.id}`) },
      footer: text("footer", shown),
    }),
  };
}
