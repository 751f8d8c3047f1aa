import { registerTask } from "@zakh/kit/job-queue/task";
import { followMedusaTask } from "../tasks/follow-medusa";

/** Registers this plugin's background tasks. */
export async function orderTasksLoader(): Promise<void> {
  registerTask(followMedusaTask);
}
