import { shopPage } from "@zakh/kit/configuration/kit-options";
import type { OutgoingMail } from "@zakh/kit/mail/outgoing-mail";
import { renderMail } from "@zakh/kit/mail/render-mail";
import { withoutLinks } from "@zakh/kit/mail/without-links";
import { orderNumber } from "@zakh/orders/contract";
import { type ChangedStoreOrder, changedStoreOrderKey } from "../read-models/orders-to-tell";
import { mailTexts } from "./mail-texts";
import type { StoreOwner } from "./store-owner";

/** Tells a store's owner that an order of which she knows is cancelled, taken up again, or changed. `isHers` while it has goods of hers. */
export function storeOrderChangedMail(
  changed: ChangedStoreOrder & { isHers: boolean },
  owner: StoreOwner,
  shopName: string,
): OutgoingMail {
  const { order, news, isHers } = changed;
  const { language, email } = owner;
  const text = mailTexts(language);
  const shown = { number: orderNumber(order), store: withoutLinks(owner.store) };
  return {
    purpose: "order",
    key: changedStoreOrderKey(changed),
    to: email,
    language,
    subject: `${shopName}: ${text(`${news}.subject`, shown)}`,
    ...renderMail({
      language,
      shopName,
      heading: text(`${news}.heading`),
      paragraphs: [text(isHers ? `${news}.text` : "changed.gone", shown)],
      facts: [[text("order.number"), shown.number]],
      button: isHers ? { label: text("order.button"), url: shopPage(`/store/orders/${order}`) } : undefined,
      footer: text("footer", shown),
    }),
  };
}
