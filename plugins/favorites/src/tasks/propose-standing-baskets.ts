import { shopPool } from "@zakh/kit/database/pool";
import type { Task } from "@zakh/kit/job-queue/task";
import { shopLog } from "@zakh/kit/log/shop-log";
import { z } from "zod";
import { proposeStandingBaskets } from "../workflows/propose-standing-baskets";

/** Writes the mails of standing baskets whose date has come, from 09:00 in Seoul on. */
export const proposeStandingBasketsTask: Task = {
  name: "propose-standing-baskets",
  payload: z.object({}),
  everySeconds: 5 * 60,
  async run() {
    const sent = await proposeStandingBaskets(shopPool(), new Date());
    if (sent > 0) shopLog.write("info", "Proposed standing baskets", { mails: sent });
  },
};
