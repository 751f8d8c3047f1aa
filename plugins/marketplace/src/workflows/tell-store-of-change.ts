import { inTransaction } from "@zakh/kit/database/in-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { insertMails } from "@zakh/kit/mail/outgoing-mail";
import { findShopContact } from "@zakh/kit/mail/shop-contact";
import { pushToOwner } from "../mails/push-to-owner";
import { storeOrderChangedMail } from "../mails/store-order-changed-mail";
import { findStoreOwners } from "../mails/store-owner";
import { type ChangedStoreOrder, changedStoreOrderKey } from "../read-models/orders-to-tell";
import { findStoreOrder } from "../read-models/store-orders";

/** Tells a store's owner by mail and push what has become of an order that it packs. A second time tells nothing. */
export async function tellStoreOfChange(changed: ChangedStoreOrder): Promise<void> {
  const { order: orderId, store, news } = changed;
  const { shopName } = await findShopContact();
  await inTransaction(shopPool(), async (sql) => {
    const [owner] = await findStoreOwners(sql, [store]);
    if (!owner) return;
    const isHers = (await findStoreOrder(sql, store, orderId)) !== undefined;
    const written = await insertMails(sql, [storeOrderChangedMail({ ...changed, isHers }, owner, shopName)]);
    if (written.length === 0) return;
    await pushToOwner(sql, owner, {
      key: changedStoreOrderKey(changed),
      orderId,
      shopName,
      heading: `${news}.heading`,
    });
  });
}
