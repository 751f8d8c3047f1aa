import { registerTask } from "@zakh/kit/job-queue/task";
import { putLegalInForceTask } from "../tasks/put-in-force";

export async function legalTasksLoader(): Promise<void> {
  registerTask(putLegalInForceTask);
}
