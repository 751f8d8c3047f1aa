import { registerTask } from "@zakh/kit/job-queue/task";
import { tellStoresOfPaymentsTask } from "../tasks/tell-stores-of-payments";

/** Registers this plugin's background tasks. */
export async function marketplaceTasksLoader(): Promise<void> {
  registerTask(tellStoresOfPaymentsTask);
}
