import { registerTask } from "@zakh/kit/job-queue/task";
import { adoptCategoryTask, adoptProductTask } from "../tasks/adopt";
import { lotBeginsTask } from "../tasks/lot-begins";
import { notifyBackInStockTask } from "../tasks/notify-back-in-stock";
import { pairProductsTask } from "../tasks/pair-products";

export async function catalogTasksLoader(): Promise<void> {
  registerTask(adoptCategoryTask);
  registerTask(adoptProductTask);
  registerTask(lotBeginsTask);
  registerTask(notifyBackInStockTask);
  registerTask(pairProductsTask);
}
