import { registerAccountClosing } from "@zakh/accounts/closing/account-closing";
import { registerAccountMerging } from "@zakh/accounts/merging/account-merging";
import { registerPersonalData } from "@zakh/accounts/personal-data/personal-data";
import { registerMostSold } from "@zakh/catalog/read-models/most-sold";
import { registerPairings } from "@zakh/catalog/read-models/pairings";
import { registerTask } from "@zakh/kit/job-queue/task";
import { countRows } from "@zakh/kit/observability/counted-rows";
import { registerRetention } from "@zakh/kit/retention/retention";
import { registerNoticeChannel } from "../notices/notice-channel";
import { pushChannel } from "../notices/push-channel";
import { cancelOverdueOrdersTask } from "../tasks/cancel-overdue-orders";
import { finishDeliveryTask } from "../tasks/finish-delivery";
import { remindOfPaymentTask } from "../tasks/remind-of-payment";
import { moveOrders } from "../workflows/merge/move-orders";
import { forgetOrders } from "./account-closing";
import { mostSold } from "./most-sold";
import { orderCounts } from "./order-counts";
import { pairings } from "./pairings";
import { data } from "./personal-data";
import { retention } from "./retention";

/** Tells the plugins below what this one adds to theirs; its module calls it as a process starts. */
export async function registrations(): Promise<void> {
  registerAccountClosing(forgetOrders);
  registerAccountMerging(moveOrders);
  registerMostSold(mostSold);
  registerNoticeChannel(pushChannel);
  registerPairings(pairings);
  countRows(orderCounts);
  registerTask(finishDeliveryTask);
  registerTask(remindOfPaymentTask);
  registerTask(cancelOverdueOrdersTask);
  registerRetention(retention);
  registerPersonalData(data);
}
