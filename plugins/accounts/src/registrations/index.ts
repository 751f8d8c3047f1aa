import { registerTask } from "@zakh/kit/job-queue/task";
import { registerRetention } from "@zakh/kit/retention/retention";
import { registerAccountMerging } from "../merging/account-merging";
import { registerPersonalData } from "../personal-data/personal-data";
import { issuePasswordResetTask } from "../tasks/issue-password-reset";
import { sendPushTask } from "../tasks/send-push";
import { accountMerging } from "./account-merging";
import { data } from "./personal-data";
import { retention } from "./retention";

/** Tells the plugins below what this one adds to theirs; its module calls it as a process starts. */
export async function registrations(): Promise<void> {
  registerAccountMerging(accountMerging);
  registerTask(sendPushTask());
  registerTask(issuePasswordResetTask);
  registerRetention(retention);
  registerPersonalData(data);
}
