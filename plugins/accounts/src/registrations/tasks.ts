import { registerTask } from "@zakh/kit/job-queue/task";
import { issuePasswordResetTask } from "../tasks/issue-password-reset";
import { sendPushTask } from "../tasks/send-push";

export async function accountTasksLoader(): Promise<void> {
  registerTask(sendPushTask());
  registerTask(issuePasswordResetTask);
}
