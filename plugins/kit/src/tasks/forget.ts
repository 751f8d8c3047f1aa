import { z } from "zod";
import type { Task } from "../job-queue/task";
import { shopLog } from "../log/shop-log";
import { olderThan, registeredRetentions } from "../retention/retention";

/** Forgets once a day what was kept for long enough. One kind that fails does not keep the others; it is tried again on the next day. */
export const forgetTask: Task = {
  name: "forget-old-data",
  payload: z.object({}),
  everySeconds: 24 * 60 * 60,
  timeoutSeconds: 60 * 60,
  async run() {
    await forgetAll(new Date());
  },
};

/** Runs the whole list; throws the first error once all others are done. */
export async function forgetAll(now: Date): Promise<void> {
  const errors: unknown[] = [];
  for (const { name, days, forget } of registeredRetentions()) {
    try {
      const rows = await forget(olderThan(days, now));
      if (rows > 0) shopLog.write("info", "Forgot what was kept for long enough", { kind: name, rows });
    } catch (error) {
      errors.push(new Error(`Not forgotten: ${name}`, { cause: error }));
    }
  }
  if (errors.length > 0) throw errors[0];
}
