import type { MedusaContainer } from "@medusajs/framework/types";
import { applicationContainer, type Task } from "@zakh/kit/job-queue/task";
import { shopLog } from "@zakh/kit/log/shop-log";
import { z } from "zod";
import { removeRefundAccountsWorkflow } from "../workflows/remove-refund-accounts";

/** Deletes the accounts of customers whose money was returned 30 days ago (ruling 48); twice at once it does so once. */
export const removeRefundAccountsTask: Task = {
  name: "remove-refund-accounts",
  payload: z.object({}),
  everySeconds: 60 * 60,
  async run() {
    const removed = await removeRefundAccounts(applicationContainer(), new Date());
    if (removed > 0) shopLog.write("info", "Deleted accounts of returned money", { accounts: removed });
  },
};

/** Returns the number of deleted accounts. */
export async function removeRefundAccounts(container: MedusaContainer, now: Date): Promise<number> {
  const { result } = await removeRefundAccountsWorkflow(container).run({ input: { now: now.toISOString() } });
  return result.removed;
}
