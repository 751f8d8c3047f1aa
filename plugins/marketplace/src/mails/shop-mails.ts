import { findPushTargets, queuePushes } from "@zakh/accounts/push/queue-pushes";
import { alertRecipients } from "@zakh/checkout/mails/alert-recipients";
import { shopPage } from "@zakh/kit/configuration/kit-options";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { insertMails, type OutgoingMail, type RecipientLimit } from "@zakh/kit/mail/outgoing-mail";
import { renderMail } from "@zakh/kit/mail/render-mail";
import { findShopContact, type ShopContact } from "@zakh/kit/mail/shop-contact";
import { withoutLinks } from "@zakh/kit/mail/without-links";
import { orderNumber } from "@zakh/orders/contract";
import type { OrderAlertsSetting } from "@zakh/site-settings/contract";
import { storedSettings } from "@zakh/site-settings/read-models/setting";
import { mailTexts } from "./mail-texts";

/** What a store says to the shop about an order. */
export interface StoreSays {
  /** A note; that a line cannot be delivered, or nothing of the order any more; that it can after all. */
  told: "note" | "gone" | "last" | "back";
  /** Id of the row that says so. */
  noteId: string;
  orderId: number;
  store: string;
  /** The note, or the product's name. */
  text: string;
}

/** Who is told, and how the shop is called: read before the transaction, because it uses another connection. */
export interface ShopToTell {
  shop: ShopContact;
  alerts: OrderAlertsSetting;
}

export async function findShopToTell(): Promise<ShopToTell> {
  const [shop, alerts] = await Promise.all([findShopContact(), storedSettings["order-alerts"].value()]);
  return { shop, alerts };
}

const limit: RecipientLimit = { name: "store-says-mail", perHour: 60 };

/** The mails that tell the shop what a store says, to those who are told of new orders. */
export function storeSaysMails(
  { told, noteId, orderId, store, text: said }: StoreSays,
  { shop, alerts }: ShopToTell,
): OutgoingMail[] {
  const { language } = alerts;
  const text = mailTexts(language);
  const shown = { number: orderNumber(orderId), store: withoutLinks(store), product: withoutLinks(said) };
  const heading = text(`${told}.subject`, shown);
  const mail = {
    language,
    limit,
    subject: `${shop.shopName}: ${heading}`,
    ...renderMail({
      language,
      shopName: shop.shopName,
      heading,
      paragraphs: [text(`${told}.text`, shown)],
      facts: [
        [text("order.number"), shown.number],
        ...(told === "note" ? [[text("says"), said.split("\n")] as const] : []),
      ],
      button: { label: text("shop.button"), url: shopPage(`/admin/orders?id=${orderId}`) },
      footer: text("shop.footer"),
    }),
  };
  return alertRecipients(alerts, shop).map((to) => ({
    ...mail,
    purpose: "order" as const,
    key: `store-says:${noteId}:${to.toLowerCase()}`,
    to,
  }));
}

/** Tells the shop by mail, and the admins' devices. */
export async function tellShop(sql: Queryable, says: StoreSays, shop: ShopToTell): Promise<void> {
  await insertMails(sql, storeSaysMails(says, shop));
  const targets = await findPushTargets(sql);
  const shown = { number: orderNumber(says.orderId), store: withoutLinks(says.store) };
  const pushes = targets.map(({ subscriptionId, language }) => ({
    id: `push:store-says:${says.noteId}:${subscriptionId}`,
    subscriptionId,
    message: {
      title: shop.shop.shopName,
      body: mailTexts(language)(`${says.told}.subject`, shown),
      path: `/admin/orders?id=${says.orderId}`,
      tag: `store-says-${says.noteId}`,
    },
  }));
  await queuePushes(sql, pushes);
}
