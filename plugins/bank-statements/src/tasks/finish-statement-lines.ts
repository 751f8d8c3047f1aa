import { applicationContainer, type Task } from "@zakh/kit/job-queue/task";
import { z } from "zod";
import { finishLeftLines } from "../settling/settle-lines";

/** Finishes lines whose settling a process has begun and not finished. */
export const finishStatementLinesTask: Task = {
  name: "finish-statement-lines",
  payload: z.object({}),
  everySeconds: 60,
  run: () => finishLeftLines(applicationContainer()),
};
