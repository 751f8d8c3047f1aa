import { registerTask } from "@zakh/kit/job-queue/task";
import { adoptCategoryTask, adoptProductTask } from "../tasks/adopt";
import { tellBackInStockTask } from "../tasks/tell-back-in-stock";

/** The background work of this plugin. */
export async function catalogTasksLoader(): Promise<void> {
  registerTask(adoptCategoryTask);
  registerTask(adoptProductTask);
  registerTask(tellBackInStockTask);
}
