import { shopPool } from "@zakh/kit/database/pool";
import type { Task } from "@zakh/kit/job-queue/task";
import { shopLog } from "@zakh/kit/log/shop-log";
import { z } from "zod";
import { tellBackInStock } from "../workflows/back-in-stock/tell-back-in-stock";

/**
 * Looks whether what people wait for can be bought again. Stock comes back in many ways (a form, Medusa's dashboard, a cancelled
 * order, a store that opens again), and this sees them all.
 */
export const tellBackInStockTask: Task = {
  name: "tell-back-in-stock",
  payload: z.object({}),
  everySeconds: 20,
  async run() {
    const told = await tellBackInStock(shopPool());
    if (told) shopLog.write("info", "Told customers that what they waited for is back", { mails: told });
  },
};
