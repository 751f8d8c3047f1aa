import { registerTask } from "@zakh/kit/job-queue/task";
import { issuePasswordResetTask } from "../tasks/issue-password-reset";
import { sendPushTask } from "../tasks/send-push";

/** Registers this plugin's background tasks. */
export async function accountTasksLoader(): Promise<void> {
  registerTask(sendPushTask());
  registerTask(issuePasswordResetTask);
}
