import { registerTask } from "../job-queue/task";
import { sendMailTask } from "../mail/send-mail";
import { forgetTask } from "../tasks/forget";
import { removeExpiredLocksTask } from "../tasks/remove-expired-locks";
import { removeUnusedUploadsTask } from "../tasks/remove-unused-uploads";

export async function kitTasksLoader(): Promise<void> {
  registerTask(sendMailTask());
  registerTask(removeUnusedUploadsTask);
  registerTask(removeExpiredLocksTask);
  registerTask(forgetTask);
}
