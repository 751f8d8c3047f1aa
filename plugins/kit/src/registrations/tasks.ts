import { registerTask } from "../job-queue/task";
import { sendMailTask } from "../mail/send-mail";
import { removeUnusedUploadsTask } from "../tasks/remove-unused-uploads";

/** The background work of this plugin. */
export async function kitTasksLoader(): Promise<void> {
  registerTask(sendMailTask());
  registerTask(removeUnusedUploadsTask);
}
