import { registerTask } from "@zakh/kit/job-queue/task";
import { proposeStandingBasketsTask } from "../tasks/propose-standing-baskets";

export async function favoritesTasksLoader(): Promise<void> {
  registerTask(proposeStandingBasketsTask);
}
