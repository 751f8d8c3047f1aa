import { shopPool } from "@zakh/kit/database/pool";
import type { Task } from "@zakh/kit/job-queue/task";
import { z } from "zod";
import { findChangedStoreOrders, findPaidStoreOrders } from "../read-models/orders-to-tell";
import { promiseSendingDays } from "../workflows/promise-sending-days";
import { tellStoreOfChange } from "../workflows/tell-store-of-change";
import { tellStoreOfPayment } from "../workflows/tell-store-of-payment";

/** How many are told in one run. */
const MOST = 100;

/**
 * Looks each minute for paid orders of which a store was not told, and for what has become of those that it knows. It follows the order, so that nothing of the order's own path waits for it, and
 * a payment that comes by any way (a statement, the wallet, an admin) is told alike.
 */
export const tellStoresOfPaymentsTask: Task = {
  name: "tell-stores-of-payments",
  payload: z.object({}),
  everySeconds: 60,
  async run() {
    // First, so that the mail names the day.
    await promiseSendingDays();
    for (const told of await findPaidStoreOrders(shopPool(), MOST)) await tellStoreOfPayment(told);
    for (const changed of await findChangedStoreOrders(shopPool(), MOST)) await tellStoreOfChange(changed);
  },
};
