import { quantityText } from "@zakh/catalog/contract";
import type { NewOrder } from "@zakh/checkout/mails/new-order";
import { shopPage } from "@zakh/kit/configuration/kit-options";
import { nameInMail, noteInMail, wonText } from "@zakh/kit/mail/mail-values";
import type { OutgoingMail } from "@zakh/kit/mail/outgoing-mail";
import { renderMail } from "@zakh/kit/mail/render-mail";
import { withoutLinks } from "@zakh/kit/mail/without-links";
import { orderNumber } from "@zakh/orders/contract";
import { isDelivered, paymentFacts } from "@zakh/orders/payment/payment-facts";
import { findPaymentMethod } from "@zakh/orders/payment/payment-method";
import { type MailTextKey, mailTexts } from "./mail-texts";
import type { StoreOwner } from "./store-owner";

/**
 * Informs a store's owner of a new order with products of the store: its own lines (ruling 32), without the order's total, payment, email, and lines of
 * other sellers. The recipient is in the mail that tells of the payment.
 */
export function storeOrderMail({ number, draft, form, shop }: NewOrder, owner: StoreOwner): OutgoingMail {
  const { language, email, storeId } = owner;
  const text = mailTexts(language);
  const shown = { number: orderNumber(number), store: withoutLinks(owner.store) };
  const own = draft.lines.filter(({ product }) => product.storeId === storeId);
  const subtotal = own.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
  const isPickedUp = !isDelivered(form.paymentMethod);
  return {
    purpose: "order",
    key: `store-order:${number}:${storeId}`,
    to: email,
    language,
    subject: `${shop.shopName}: ${text("order.subject", shown)}`,
    ...renderMail({
      language,
      shopName: shop.shopName,
      heading: text("order.heading"),
      paragraphs: [text(isPickedUp ? "order.pickup" : awaitedText(draft, form, subtotal), shown)],
      facts: [
        [text("order.number"), shown.number],
        ...(isPickedUp ? paymentFacts(form.paymentMethod, draft.payment.details, language) : []),
      ],
      lines: [
        ...own.map(({ product, quantity, lineTotal }) => ({
          ...nameInMail(product, "name", language),
          detail: quantityText(quantity, product.unit, language),
          note: noteInMail(text("origin"), product, "origin", language),
          amount: wonText(lineTotal),
        })),
        {
          name: text("order.subtotal"),
          amount: wonText(subtotal),
          strong: true,
        },
      ],
      button: { label: text("order.button"), url: shopPage(`/store/orders/${number}`) },
      footer: text("footer", shown),
    }),
  };
}

/** What the store waits for: the money, or nothing where it is there at once, or the goods replace others free of charge. */
function awaitedText(
  { total, creditUsed }: NewOrder["draft"],
  { paymentMethod }: NewOrder["form"],
  subtotal: number,
): MailTextKey {
  if (subtotal === 0) return "order.replacement";
  const isPaid = total <= creditUsed || findPaymentMethod(paymentMethod)?.immediate;
  return isPaid ? "order.settled" : "order.text";
}
