import { registerTask } from "@zakh/kit/job-queue/task";
import { adoptCategoryTask, adoptProductTask } from "../tasks/adopt";
import { tellBackInStockTask } from "../tasks/tell-back-in-stock";

/** Registers this plugin's background tasks. */
export async function catalogTasksLoader(): Promise<void> {
  registerTask(adoptCategoryTask);
  registerTask(adoptProductTask);
  registerTask(tellBackInStockTask);
}
