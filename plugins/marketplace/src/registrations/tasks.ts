import { registerTask } from "@zakh/kit/job-queue/task";
import { tellStoresOfPaymentsTask } from "../tasks/tell-stores-of-payments";

export async function marketplaceTasksLoader(): Promise<void> {
  registerTask(tellStoresOfPaymentsTask);
}
