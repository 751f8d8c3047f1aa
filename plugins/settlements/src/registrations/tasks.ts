import { registerTask } from "@zakh/kit/job-queue/task";
import { settleOrdersTask } from "../tasks/settle-orders";

export async function settlementTasksLoader(): Promise<void> {
  registerTask(settleOrdersTask);
}
