import { findDevicesOfCustomer, queuePushes, withdrawPushesAbout } from "@zakh/accounts/push/queue-pushes";
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
  withdraw: withdrawPushesAbout,
};
