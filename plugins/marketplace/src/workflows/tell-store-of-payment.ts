import { findDevicesOfCustomer, queuePushes } from "@zakh/accounts/push/queue-pushes";
import { inTransaction } from "@zakh/kit/database/in-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { insertMails } from "@zakh/kit/mail/outgoing-mail";
import { findShopContact } from "@zakh/kit/mail/shop-contact";
import { orderNumber } from "@zakh/orders/contract";
import { mailTexts } from "../mails/mail-texts";
import { storeOrderPaidMail } from "../mails/store-order-paid-mail";
import { findStoreOwners } from "../mails/store-owner";
import type { PaidStoreOrder } from "../read-models/orders-to-tell";
import { findStoreOrder } from "../read-models/store-orders";

/** Tells a store's owner by mail, and the devices where the owner wants it, that an order is paid. A second time tells nothing. */
export async function tellStoreOfPayment({ order: id, store: storeId }: PaidStoreOrder): Promise<void> {
  const { shopName } = await findShopContact();
  await inTransaction(shopPool(), async (sql) => {
    const [owner] = await findStoreOwners(sql, [storeId]);
    const order = await findStoreOrder(sql, storeId, id);
    if (!owner || !order) return;
    const written = await insertMails(sql, [storeOrderPaidMail(order, owner, shopName)]);
    if (written.length === 0) return;
    const devices = await findDevicesOfCustomer(sql, owner.accountNumber);
    const pushes = devices.map(({ subscriptionId, language }) => ({
      id: `push:store-order-paid:${id}:${storeId}:${subscriptionId}`,
      subscriptionId,
      message: {
        title: shopName,
        body: `${orderNumber(id)}: ${mailTexts(language)("paid.heading")}`,
        path: `/store/orders/${id}`,
        tag: `store-order-${id}`,
      },
    }));
    await queuePushes(sql, pushes);
  });
}
