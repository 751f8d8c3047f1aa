import { findDevicesOfCustomer } from "@zakh/accounts/push/queue-pushes";
import { nightUntil } from "@zakh/kit/mail/quiet-hours";
import { orderNumber } from "@zakh/orders/contract";
import type { NoticeChannel } from "@zakh/orders/notices/notice-channel";
import { findSetting } from "@zakh/site-settings/read-models/setting";
import { SEND_TEXT_MESSAGE } from "../tasks/send-text-message";
import { phoneLetters } from "./phone-letters";

/**
 * Tells the phone of an order, while the owner has it on, where no device of the customer's is told for nothing. At night it waits: who
 * sleeps is woken by no parcel.
 */
export const textMessageChannel: NoticeChannel = {
  name: "text-message",
  async queue(sql, { key, accountNumber, orderNumber: number, shopName, heading, url }, delaySeconds) {
    const { enabled } = await findSetting(sql, "text-messages");
    if (!enabled || (await findDevicesOfCustomer(sql, accountNumber)).length > 0) return;
    const due = new Date(Date.now() + delaySeconds * 1000);
    const payload = {
      key,
      orderNumber: number,
      text: phoneLetters(`[${shopName}] ${orderNumber(number)}: ${heading} ${url}`),
    };
    await sql.query(
      `INSERT INTO background_job (id, task, payload, run_at) VALUES ($1, $2, $3, $4) ON CONFLICT (id) DO NOTHING`,
      [`text:${key}`, SEND_TEXT_MESSAGE, JSON.stringify(payload), nightUntil(due) ?? due],
    );
  },
  async withdraw(sql, _detailId, keys) {
    await sql.query("DELETE FROM background_job WHERE task = $2 AND attempts = 0 AND id = ANY($1)", [
      keys.map((key) => `text:${key}`),
      SEND_TEXT_MESSAGE,
    ]);
  },
};
