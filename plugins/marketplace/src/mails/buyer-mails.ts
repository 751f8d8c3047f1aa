import { withoutLinks } from "@zakh/kit/mail/without-links";
import { type Notice, type NoticeMail, noticeMail } from "@zakh/orders/mails/notice-mail";

interface ParcelNotice extends Notice {
  /** Name of the store that sends it. */
  store: string;
  /** Null where the store brings it itself. */
  parcel: { courier: string; trackingNumber: string; trackingLink: string } | null;
}

/** Tells a buyer that a store has sent its part of an order; `changeId` is of the step. */
export function storeParcelMail({ store, parcel, ...notice }: ParcelNotice): NoticeMail {
  const values = { store: withoutLinks(store), courier: parcel?.courier ?? "" };
  return noticeMail(notice, { key: "store-parcel", told: "storeSent", values }, (text, shown) =>
    parcel
      ? {
          paragraphs: [text("storeSent.text", shown)],
          facts: [
            [text("courier"), parcel.courier],
            [text("trackingNumber"), parcel.trackingNumber],
          ],
          button: { label: text("sent.button"), url: parcel.trackingLink },
        }
      : { paragraphs: [text("storeSent.own", shown)] },
  );
}

/** A line of which a store says that it cannot be delivered, or that it can after all. */
interface LineNotice extends Notice {
  told: "lineGone" | "lineBack";
  store: string;
  product: string;
  /** What the order costs less by it, as text. */
  amount: string;
}

/** Tells a buyer what a store cannot deliver; `changeId` is of the row that says so. */
export function storeLineMail({ told, store, product, amount, ...notice }: LineNotice): NoticeMail {
  const values = { store: withoutLinks(store), product: withoutLinks(product), amount };
  return noticeMail(notice, { key: "store-line", told, values }, (text, shown) => ({
    paragraphs: [text(`${told}.text`, shown)],
  }));
}
