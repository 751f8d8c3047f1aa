import type { NewOrder } from "@zakh/checkout/mails/new-order";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { OutgoingMail, RecipientLimit } from "@zakh/kit/mail/outgoing-mail";
import { storeOrderMail } from "../mails/store-order-mail";
import { findStoreOwners } from "../mails/store-owner";

const limit: RecipientLimit = { name: "store-order-mail", perHour: 60 };

export async function mailsToOwners(sql: Queryable, order: NewOrder): Promise<OutgoingMail[]> {
  const storeIds = new Set(order.draft.lines.flatMap(({ product }) => product.storeId ?? []));
  if (storeIds.size === 0) return [];
  const owners = await findStoreOwners(sql, [...storeIds]);
  return owners.map((owner) => ({ ...storeOrderMail(order, owner), limit }));
}
