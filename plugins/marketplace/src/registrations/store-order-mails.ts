import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { OutgoingMail } from "@zakh/kit/mail/outgoing-mail";
import { createRecipientLimit, delayed } from "@zakh/kit/mail/recipient-limit";
import { type NewOrder, registerNewOrderMails } from "@zakh/orders/mails/new-order";
import { storeOrderMail } from "../mails/store-order-mail";
import { findStoreOwners } from "../mails/store-owner";

const storeOrderMails = createRecipientLimit({ name: "store-order-mail", perHour: 60 });

async function mailsToOwners(sql: Queryable, order: NewOrder): Promise<OutgoingMail[]> {
  const storeIds = new Set(order.draft.lines.flatMap(({ product }) => product.storeId ?? []));
  if (storeIds.size === 0) return [];
  const mails: OutgoingMail[] = [];
  for (const owner of await findStoreOwners(sql, [...storeIds])) {
    mails.push(...delayed(storeOrderMail(order, owner), await storeOrderMails.delayFor(owner.email)));
  }
  return mails;
}

/** Registers the mails to store owners about orders with their products. */
export async function storeOrderMailsLoader(): Promise<void> {
  registerNewOrderMails(mailsToOwners);
}
