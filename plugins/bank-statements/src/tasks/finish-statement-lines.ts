import { applicationContainer, type Task } from "@zakh/kit/job-queue/task";
import { z } from "zod";
import { returnOrders } from "../settling/return-orders";
import { settleLeftLines } from "../settling/settle-lines";

/** Settles the lines that jobs have left, and notes returns of orders. */
export const finishStatementLinesTask: Task = {
  name: "finish-statement-lines",
  payload: z.object({}),
  everySeconds: 60,
  async run() {
    await returnOrders(applicationContainer());
    await settleLeftLines(applicationContainer());
  },
};
