import { applicationContainer, type Task } from "@zakh/kit/job-queue/task";
import { z } from "zod";
import { orderStatus } from "../contract/status";
import { finishDeliveryWorkflow } from "../workflows/finish-delivery";

/** A delivery: the public id of its order, its line of the history, and the status that the customer was last told. */
const delivery = z.object({ number: z.number(), changeId: z.string(), from: orderStatus });

/** Gives the credit of a delivery, with the mail about it, when it can no longer be undone (ruling 64); done twice, it gives it once. */
export const finishDeliveryTask: Task<z.infer<typeof delivery>> = {
  name: "finish-delivery",
  payload: delivery,
  async run(payload) {
    await finishDeliveryWorkflow(applicationContainer()).run({ input: payload });
  },
};
