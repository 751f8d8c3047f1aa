import { generateEntityId } from "@medusajs/framework/utils";
import { phone } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import type { Task } from "@zakh/kit/job-queue/task";
import { shopLog } from "@zakh/kit/log/shop-log";
import { findSetting } from "@zakh/site-settings/read-models/setting";
import { z } from "zod";
import { deliverTextMessage } from "../sending/deliver-text-message";

export const SEND_TEXT_MESSAGE = "send-text-message";

const payload = z.object({ key: z.string(), orderNumber: z.number(), text: z.string() });

/** After half an hour the message is worth no more tries: the mail has said it. */
const MOST_ATTEMPTS = 5;

/**
 * Sends a message to the phone that the order has by now, and notes what it cost. Nothing goes where the owner has switched it off meanwhile,
 * where the order's phone is gone or is no mobile number, or where it has gone before.
 */
export function sendTextMessageTask(
  deliver: typeof deliverTextMessage = deliverTextMessage,
): Task<z.infer<typeof payload>> {
  return {
    name: SEND_TEXT_MESSAGE,
    payload,
    apart: true,
    timeoutSeconds: 30,
    async run({ key, orderNumber, text }, { id, attempts }) {
      const setting = await findSetting(shopPool(), "text-messages");
      const to = await findUntoldPhone(orderNumber, key);
      if (!setting.enabled || to === undefined) return;
      try {
        const { refusal } = await deliver(setting, to, text);
        await shopPool().query(
          `INSERT INTO text_message (id, key, order_number, won, refusal) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
          [generateEntityId(undefined, "text"), key, orderNumber, refusal === null ? setting.wonEach : 0, refusal],
        );
        if (refusal !== null) shopLog.warn(`Text message ${id} was not taken: ${refusal}`);
      } catch (error) {
        if (attempts < MOST_ATTEMPTS) throw error;
        shopLog.warn(`Text message ${id} is dropped after ${attempts} attempts`);
      }
    },
  };
}

async function findUntoldPhone(orderNumber: number, key: string): Promise<string | undefined> {
  const { rows } = await shopPool().query<{ phone: string }>(
    `SELECT customer_phone AS phone FROM order_detail WHERE order_number = $1
       AND NOT EXISTS (SELECT 1 FROM text_message WHERE key = $2)`,
    [orderNumber, key],
  );
  return phone.safeParse(rows[0]?.phone).data;
}
