import { registerTask } from "../job-queue/task";
import { sendMailTask } from "../mail/send-mail";
import { registerRetention } from "../retention/retention";
import { forgetTask } from "../tasks/forget";
import { removeExpiredLocksTask } from "../tasks/remove-expired-locks";
import { removeUnusedUploadsTask } from "../tasks/remove-unused-uploads";
import { retention } from "./retention";

/** Tells the plugins below what this one adds to theirs; its module calls it as a process starts. */
export async function registrations(): Promise<void> {
  registerTask(sendMailTask());
  registerTask(removeUnusedUploadsTask);
  registerTask(removeExpiredLocksTask);
  registerTask(forgetTask);
  registerRetention(retention);
}
