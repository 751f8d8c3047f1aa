import { registerAccountClosing } from "@zakh/accounts/closing/account-closing";
import { registerAccountMerging } from "@zakh/accounts/merging/account-merging";
import { registerAccountOpening } from "@zakh/accounts/opening/account-opening";
import { registerPersonalData } from "@zakh/accounts/personal-data/personal-data";
import { registerTask } from "@zakh/kit/job-queue/task";
import { putLegalInForceTask } from "../tasks/put-in-force";
import { accountClosing } from "./account-closing";
import { accountMerging } from "./account-merging";
import { accountOpening } from "./account-opening";
import { data } from "./personal-data";

/** Tells the plugins below what this one adds to theirs; its module calls it as a process starts. */
export async function registrations(): Promise<void> {
  registerAccountOpening(accountOpening);
  registerAccountClosing(accountClosing);
  registerAccountMerging(accountMerging);
  registerPersonalData(data);
  registerTask(putLegalInForceTask);
}
