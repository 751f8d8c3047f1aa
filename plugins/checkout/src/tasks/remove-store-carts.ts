import type { MedusaContainer } from "@medusajs/framework/types";
import { applicationContainer, type Task } from "@zakh/kit/job-queue/task";
import { shopLog } from "@zakh/kit/log/shop-log";
import { z } from "zod";
import { removeStoreCartsWorkflow } from "../workflows/remove-store-carts";

/** Deletes carts of Medusa's `/store` that were left 30 days ago: they hold the addresses of people who bought nothing. */
export const removeStoreCartsTask: Task = {
  name: "remove-store-carts",
  payload: z.object({}),
  everySeconds: 60 * 60,
  async run() {
    const removed = await removeStoreCarts(applicationContainer(), new Date());
    if (removed > 0) shopLog.write("info", "Deleted carts that were left", { carts: removed });
  },
};

/** Returns the number of deleted carts. */
export async function removeStoreCarts(container: MedusaContainer, now: Date): Promise<number> {
  const { result } = await removeStoreCartsWorkflow(container).run({ input: { now: now.toISOString() } });
  return result.removed;
}
