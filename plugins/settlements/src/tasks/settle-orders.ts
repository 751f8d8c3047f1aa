import { applicationContainer, type Task } from "@zakh/kit/job-queue/task";
import { z } from "zod";
import { settleOrders } from "../workflows/settle-orders";

/** Brings the books up to date with the orders. */
export const settleOrdersTask: Task = {
  name: "settle-store-orders",
  payload: z.object({}),
  everySeconds: 60,
  async run() {
    await settleOrders(applicationContainer());
  },
};
