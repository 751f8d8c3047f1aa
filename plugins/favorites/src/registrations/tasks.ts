import { registerTask } from "@zakh/kit/job-queue/task";
import { proposeStandingBasketsTask } from "../tasks/propose-standing-baskets";

/** Registers this plugin's background tasks. */
export async function favoritesTasksLoader(): Promise<void> {
  registerTask(proposeStandingBasketsTask);
}
