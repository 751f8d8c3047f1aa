import { registerAccountClosing } from "@zakh/accounts/closing/account-closing";
import { registerAccountMerging } from "@zakh/accounts/merging/account-merging";
import { registerPersonalData } from "@zakh/accounts/personal-data/personal-data";
import { registerTransferLines } from "@zakh/bookkeeping/read-models/transfer-lines";
import { registerTableReader } from "@zakh/fulfilment/parcels/table-reader";
import { registerTask } from "@zakh/kit/job-queue/task";
import { registerPaymentWatch } from "@zakh/orders/payment/payment-watch";
import { statementWatch } from "../read-models/payment-watch";
import { finishStatementLinesTask } from "../tasks/finish-statement-lines";
import { settleStatementTask } from "../tasks/settle-statement";
import { accountClosing } from "./account-closing";
import { accountMerging } from "./account-merging";
import { data } from "./personal-data";
import { tableReader } from "./table-reader";
import { transferLines } from "./transfer-lines";

/** Tells the plugins below what this one adds to theirs; its module calls it as a process starts. */
export async function registrations(): Promise<void> {
  registerAccountClosing(accountClosing);
  registerAccountMerging(accountMerging);
  registerPaymentWatch(statementWatch);
  registerTask(finishStatementLinesTask);
  registerTask(settleStatementTask);
  registerTableReader(tableReader);
  registerTransferLines(transferLines);
  registerPersonalData(data);
}
