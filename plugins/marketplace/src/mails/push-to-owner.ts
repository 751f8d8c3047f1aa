import { findDevicesOfCustomer, queuePushes } from "@zakh/accounts/push/queue-pushes";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { orderNumber } from "@zakh/orders/contract";
import { type MailTextKey, mailTexts } from "./mail-texts";
import type { StoreOwner } from "./store-owner";

interface OwnersNotice {
  /** Unique for what it tells. */
  key: string;
  orderId: number;
  shopName: string;
  heading: MailTextKey;
}

/** Tells the devices where a store's owner wants it, beside a mail about an order. */
export async function pushToOwner(
  sql: Queryable,
  { accountNumber }: StoreOwner,
  { key, orderId, shopName, heading }: OwnersNotice,
): Promise<void> {
  const devices = await findDevicesOfCustomer(sql, accountNumber);
  const pushes = devices.map(({ subscriptionId, language }) => ({
    id: `push:${key}:${subscriptionId}`,
    subscriptionId,
    message: {
      title: shopName,
      body: `${orderNumber(orderId)}: ${mailTexts(language)(heading)}`,
      path: `/store/orders/${orderId}`,
      tag: `store-order-${orderId}`,
    },
  }));
  await queuePushes(sql, pushes);
}
