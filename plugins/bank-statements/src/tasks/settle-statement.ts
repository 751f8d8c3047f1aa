import { applicationContainer, type Task } from "@zakh/kit/job-queue/task";
import { z } from "zod";
import { settleStatementWorkflow } from "../workflows/settle-statement";

const statement = z.object({ id: z.string() });

/** Settles what is certain in a statement, once it is kept. */
export const settleStatementTask: Task<z.infer<typeof statement>> = {
  name: "settle-statement",
  payload: statement,
  // Thousands of lines take minutes; what a process that died has left, `finish-statement-lines` takes over before.
  timeoutSeconds: 900,
  async run({ id }) {
    await settleStatementWorkflow(applicationContainer()).run({ input: { id } });
  },
};
