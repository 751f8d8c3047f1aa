import { inTransaction } from "@zakh/kit/database/in-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { insertMails } from "@zakh/kit/mail/outgoing-mail";
import { findShopContact } from "@zakh/kit/mail/shop-contact";
import { pushToOwner } from "../mails/push-to-owner";
import { storeOrderPaidMail } from "../mails/store-order-paid-mail";
import { findStoreOwners } from "../mails/store-owner";
import { type PaidStoreOrder, paidStoreOrderKey } from "../read-models/orders-to-tell";
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
    const key = paidStoreOrderKey({ order: id, store: storeId });
    await pushToOwner(sql, owner, { key, orderId: id, shopName, heading: "paid.heading" });
  });
}
