import { z } from "zod";
import { shopPool } from "../database/pool";
import type { Task } from "../job-queue/task";

/** Frees Medusa's locks of processes that were killed, every minute: its PostgreSQL locks never expire by themselves. */
export const removeExpiredLocksTask: Task = {
  name: "remove-expired-locks",
  payload: z.object({}),
  everySeconds: 60,
  async run() {
    await shopPool().query("DELETE FROM locking WHERE expiration < now()");
  },
};
