import { findDevicesOfCustomer, queuePushes, SEND_PUSH } from "@zakh/accounts/push/queue-pushes";
import { orderNumber } from "../contract/order";
import type { NoticeChannel } from "./notice-channel";

/** Tells the devices on which a customer has asked for it. */
export const pushChannel: NoticeChannel = {
  name: "push",
  async queue(sql, { key, accountNumber, orderNumber: number, shopName, heading, url }, delaySeconds) {
    const { pathname, search } = new URL(url);
    const devices = await findDevicesOfCustomer(sql, accountNumber);
    const pushes = devices.map(({ subscriptionId }) => ({
      id: `push:${key}:${subscriptionId}`,
      subscriptionId,
      message: {
        title: shopName,
        body: `${orderNumber(number)}: ${heading}`,
        path: `${pathname}${search}`,
        tag: `order-${number}`,
      },
    }));
    await queuePushes(sql, pushes, delaySeconds);
  },
  async withdraw(sql, detailId, keys) {
    await sql.query(
      `DELETE FROM background_job WHERE task = $3 AND attempts = 0 AND id IN (
         SELECT 'push:' || key || ':' || device.id
         FROM order_detail d JOIN account ON account.number = d.account_number AND account.deleted_at IS NULL
         JOIN push_subscription device ON device.account_id = account.id AND device.deleted_at IS NULL
         CROSS JOIN unnest($2::text[]) AS key
         WHERE d.id = $1)`,
      [detailId, keys, SEND_PUSH],
    );
  },
};
