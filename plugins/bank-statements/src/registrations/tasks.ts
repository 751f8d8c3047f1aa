import { registerTask } from "@zakh/kit/job-queue/task";
import { finishStatementLinesTask } from "../tasks/finish-statement-lines";
import { settleStatementTask } from "../tasks/settle-statement";

/** Registers this plugin's background tasks. */
export async function statementTasksLoader(): Promise<void> {
  registerTask(finishStatementLinesTask);
  registerTask(settleStatementTask);
}
