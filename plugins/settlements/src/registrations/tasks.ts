import { registerTask } from "@zakh/kit/job-queue/task";
import { settleOrdersTask } from "../tasks/settle-orders";

/** Registers this plugin's background tasks. */
export async function settlementTasksLoader(): Promise<void> {
  registerTask(settleOrdersTask);
}
