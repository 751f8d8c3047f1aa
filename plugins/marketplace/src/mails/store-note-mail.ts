import { shopPage } from "@zakh/kit/configuration/kit-options";
import type { OutgoingMail, RecipientLimit } from "@zakh/kit/mail/outgoing-mail";
import { renderMail } from "@zakh/kit/mail/render-mail";
import { withoutLinks } from "@zakh/kit/mail/without-links";
import { orderNumber } from "@zakh/orders/contract";
import { mailTexts } from "./mail-texts";
import type { StoreOwner } from "./store-owner";

const limit: RecipientLimit = { name: "store-note-mail", perHour: 30 };

interface NoteToOwner {
  noteId: string;
  orderId: number;
  text: string;
}

/** Tells a store's owner what the shop says about an order. */
export function storeNoteMail(
  { noteId, orderId, text: said }: NoteToOwner,
  owner: StoreOwner,
  shopName: string,
): OutgoingMail {
  const { language, email } = owner;
  const text = mailTexts(language);
  const shown = { number: orderNumber(orderId), store: withoutLinks(owner.store) };
  return {
    purpose: "order",
    key: `store-note:${noteId}`,
    to: email,
    language,
    limit,
    subject: `${shopName}: ${text("answer.subject", shown)}`,
    ...renderMail({
      language,
      shopName,
      heading: text("answer.heading"),
      paragraphs: [text("answer.text", shown)],
      facts: [
        [text("order.number"), shown.number],
        [text("says"), said.split("\n")],
      ],
      button: { label: text("order.button"), url: shopPage(`/store/orders/${orderId}`) },
      footer: text("footer", shown),
    }),
  };
}
