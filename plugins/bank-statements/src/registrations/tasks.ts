import { registerTask } from "@zakh/kit/job-queue/task";
import { finishStatementLinesTask } from "../tasks/finish-statement-lines";
import { settleStatementTask } from "../tasks/settle-statement";

export async function statementTasksLoader(): Promise<void> {
  registerTask(finishStatementLinesTask);
  registerTask(settleStatementTask);
}
