import type { MedusaContainer } from "@medusajs/framework/types";
import { shopPool } from "@zakh/kit/database/pool";
import { applicationContainer, type Task } from "@zakh/kit/job-queue/task";
import { shopLog } from "@zakh/kit/log/shop-log";
import { z } from "zod";
import { findOrdersToRemind } from "../read-models/orders-to-remind";
import { remindOfPaymentWorkflow } from "../workflows/remind-of-payment";

const SEOUL_HOURS = 9;
/** Hours of the day in Seoul between which nobody is reminded: from 22:00 to 08:00. */
const QUIET_FROM = 22;
const QUIET_UNTIL = 8;

/** Reminds of unpaid orders that are halfway to their deadline (ruling 49); twice at once, each is reminded once. */
export const remindOfPaymentTask: Task = {
  name: "remind-of-payment",
  payload: z.object({}),
  everySeconds: 5 * 60,
  async run() {
    const sent = await remindOfPayment(applicationContainer(), new Date());
    if (sent > 0) shopLog.write("info", "Reminded customers of their payment", { mails: sent });
  },
};

/** Returns the number of reminders; none at night. */
export async function remindOfPayment(container: MedusaContainer, now: Date): Promise<number> {
  const hour = (now.getUTCHours() + SEOUL_HOURS) % 24;
  if (hour >= QUIET_FROM || hour < QUIET_UNTIL) return 0;
  let sent = 0;
  for (const number of await findOrdersToRemind(shopPool(), now)) {
    const { result } = await remindOfPaymentWorkflow(container).run({
      input: { number, by: null, now: now.toISOString() },
    });
    if (result.sent) sent += 1;
  }
  return sent;
}
