import type { OutgoingMail } from "@zakh/kit/mail/outgoing-mail";
import { createRecipientLimit, heldBack } from "@zakh/kit/mail/recipient-limit";
import { tellOfNewOrders } from "@zakh/orders/mails/new-order";
import { storeOrderMail } from "../mails/store-order-mail";
import { findStoreOwners } from "../mails/store-owner";

const storeOrderMails = createRecipientLimit({ name: "store-order-mail", perHour: 60 });

/** Owners of stores hear of orders that hold their products; a file under `links` is loaded by every process. */
tellOfNewOrders(async (sql, order) => {
  const storeIds = new Set(order.draft.lines.flatMap(({ product }) => product.storeId ?? []));
  if (storeIds.size === 0) return [];
  const mails: OutgoingMail[] = [];
  for (const owner of await findStoreOwners(sql, [...storeIds])) {
    mails.push(...heldBack(storeOrderMail(order, owner), await storeOrderMails.hold(owner.email)));
  }
  return mails;
});
