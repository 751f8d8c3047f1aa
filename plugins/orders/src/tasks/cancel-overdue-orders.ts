import type { MedusaContainer } from "@medusajs/framework/types";
import { shopPool } from "@zakh/kit/database/pool";
import { isApiError } from "@zakh/kit/errors/api-error";
import { applicationContainer, type Task } from "@zakh/kit/job-queue/task";
import { shopLog } from "@zakh/kit/log/shop-log";
import { storedSettings } from "@zakh/site-settings/read-models/setting";
import { z } from "zod";
import { STATUS_WHEN } from "../contract/status";
import { moneySeenUntil } from "../payment/payment-watch";
import { findOverdueOrders } from "../read-models/overdue";
import { changeOrderStatusWorkflow } from "../workflows/change-order-status";

const MS_AN_HOUR = 60 * 60 * 1000;
/** How long an overdue order waits, after its grace, for a statement that reaches so far, in hours. */
const STATEMENT_HOURS = 72;

/** Cancels overdue orders where the owner has switched it on (ruling 49). */
export const cancelOverdueOrdersTask: Task = {
  name: "cancel-overdue-orders",
  payload: z.object({}),
  everySeconds: 60,
  async run() {
    const { cancels, graceHours } = await storedSettings["payment-deadline"].value();
    if (!cancels) return;
    const cancelled = await cancelOverdueOrders(applicationContainer(), new Date(), graceHours);
    if (cancelled > 0) shopLog.write("info", "Cancelled orders that were not paid in time", { orders: cancelled });
  },
};

/**
 * Cancels orders whose deadline and grace are past, once a bank statement reaches beyond them, or 72 hours later without
 * one: the money may have come. Done twice at once, each is cancelled once. An order that is being paid, or of which a
 * part is paid, stays. Returns how many were cancelled.
 */
export async function cancelOverdueOrders(container: MedusaContainer, now: Date, graceHours: number): Promise<number> {
  const since = new Date(now.getTime() - graceHours * MS_AN_HOUR);
  let cancelled = 0;
  for (const { number, deadline, details } of await findOverdueOrders(shopPool(), since)) {
    const until = deadline.getTime() + graceHours * MS_AN_HOUR;
    const seen = (await moneySeenUntil(shopPool(), details))?.getTime() ?? 0;
    if (seen < until && now.getTime() < until + STATEMENT_HOURS * MS_AN_HOUR) continue;
    try {
      const { result } = await changeOrderStatusWorkflow(container).run({
        input: { number, to: STATUS_WHEN.cancelled, by: null, overdueSince: since.toISOString() },
      });
      if (result.changed) cancelled += 1;
    } catch (error) {
      // Somebody else is at this order; the next run comes in a minute.
      if (!isApiError(error)) throw error;
    }
  }
  return cancelled;
}
