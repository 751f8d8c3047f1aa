import { applicationContainer, type Task } from "@zakh/kit/job-queue/task";
import { z } from "zod";
import { returnOrders } from "../settling/return-orders";
import { finishLeftLines } from "../settling/settle-lines";

/** Finishes lines whose settling a process has begun and not finished, and returns of orders. */
export const finishStatementLinesTask: Task = {
  name: "finish-statement-lines",
  payload: z.object({}),
  everySeconds: 60,
  async run() {
    await returnOrders(applicationContainer());
    await finishLeftLines(applicationContainer());
  },
};
