import { registerTask } from "@zakh/kit/job-queue/task";
import { finishStatementLinesTask } from "../tasks/finish-statement-lines";

/** Registers this plugin's background tasks. */
export async function statementTasksLoader(): Promise<void> {
  registerTask(finishStatementLinesTask);
}
