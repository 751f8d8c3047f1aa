import { shopPool } from "@zakh/kit/database/pool";
import type { Task } from "@zakh/kit/job-queue/task";
import { z } from "zod";

/**
 * A lot that was noted before begins: answers from memory have the former one, and are dropped when the table of lots changes.
 */
export const lotBeginsTask: Task<object> = {
  name: "begin-lot",
  payload: z.object({}),
  async run() {
    await shopPool().query("UPDATE product_lot SET has_begun = true WHERE NOT has_begun AND since <= now()");
  },
};
