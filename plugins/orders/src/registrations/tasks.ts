import { registerTask } from "@zakh/kit/job-queue/task";
import { cancelOverdueOrdersTask } from "../tasks/cancel-overdue-orders";
import { finishDeliveryTask } from "../tasks/finish-delivery";
import { remindOfPaymentTask } from "../tasks/remind-of-payment";

export async function orderTasksLoader(): Promise<void> {
  registerTask(finishDeliveryTask);
  registerTask(remindOfPaymentTask);
  registerTask(cancelOverdueOrdersTask);
}
