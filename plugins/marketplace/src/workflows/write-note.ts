import { defineWrite } from "@zakh/kit/database/define-write";
import { inTransaction } from "@zakh/kit/database/in-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { insertMails } from "@zakh/kit/mail/outgoing-mail";
import { pushToOwner } from "../mails/push-to-owner";
import { findShopToTell, tellShop } from "../mails/shop-mails";
import { storeNoteMail } from "../mails/store-note-mail";
import { findStoreOwners } from "../mails/store-owner";
import type { PartKey } from "../read-models/order-work";
import { addNote, type By, requirePart } from "./write-part";

interface NewText extends PartKey {
  text: string;
  /** Whether the store writes to the shop; otherwise the shop to the store. */
  isByStore: boolean;
  by: By;
}

/** Writes a note about a store's part of an order, and tells the other side by mail and on its devices. Throws 404 `store_order_not_found`. */
export const writeNoteWorkflow = defineWrite(
  "write-store-order-note",
  async ({ orderId, storeId, text, isByStore, by }: NewText) => {
    const shop = await findShopToTell();
    await inTransaction(shopPool(), async (sql) => {
      const key = { orderId, storeId };
      const { name } = await requirePart(sql, key);
      const noteId = await addNote(sql, key, { kind: "note", text, isByStore, by });
      if (isByStore) return tellShop(sql, { told: "note", noteId, orderId, store: name, text }, shop);
      const [owner] = await findStoreOwners(sql, [storeId]);
      if (!owner) return;
      const { shopName } = shop.shop;
      await insertMails(sql, [storeNoteMail({ noteId, orderId, text }, owner, shopName)]);
      await pushToOwner(sql, owner, { key: `store-note:${noteId}`, orderId, shopName, heading: "answer.heading" });
    });
  },
);
