import { registerAccountClosing } from "@zakh/accounts/closing/account-closing";
import { registerAccountMerging } from "@zakh/accounts/merging/account-merging";
import { registerPersonalData } from "@zakh/accounts/personal-data/personal-data";
import { registerTask } from "@zakh/kit/job-queue/task";
import { proposeStandingBasketsTask } from "../tasks/propose-standing-baskets";
import { accountClosing } from "./account-closing";
import { accountMerging } from "./account-merging";
import { data } from "./personal-data";

/** Tells the plugins below what this one adds to theirs; its module calls it as a process starts. */
export async function registrations(): Promise<void> {
  registerAccountClosing(accountClosing);
  registerAccountMerging(accountMerging);
  registerTask(proposeStandingBasketsTask);
  registerPersonalData(data);
}
