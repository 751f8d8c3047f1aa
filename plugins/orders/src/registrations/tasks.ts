import { registerTask } from "@zakh/kit/job-queue/task";
import { followMedusaTask } from "../tasks/follow-medusa";

/** The background work of this plugin. */
export async function orderTasksLoader(): Promise<void> {
  registerTask(followMedusaTask);
}
