import { shopPool } from "@zakh/kit/database/pool";
import type { Task } from "@zakh/kit/job-queue/task";
import { shopLog } from "@zakh/kit/log/shop-log";
import { z } from "zod";
import { notifyBackInStock } from "../workflows/back-in-stock/notify-back-in-stock";

/**
 * Checks periodically whether awaited products are available again. Stock can come back in many ways (a form, Medusa's
 * dashboard, a cancelled order, a reopened store), and this covers all of them.
 */
export const notifyBackInStockTask: Task = {
  name: "tell-back-in-stock",
  payload: z.object({}),
  everySeconds: 20,
  async run() {
    const told = await notifyBackInStock(shopPool());
    if (told) shopLog.write("info", "Told customers that what they waited for is back", { mails: told });
  },
};
