import { defineWrite } from "@zakh/kit/database/define-write";
import { ApiError } from "@zakh/kit/errors/api-error";
import { ORDER_STATUS } from "../contract/status";
import { moneySums } from "../read-models/money-sums";
import { type Actor, recordChange } from "./record-change";
import { withLockedOrder } from "./with-locked-order";

interface ReportInput {
  number: number;
  by: Actor;
}

/**
 * Marks for the owner that the customer said to have made the transfer, atomically; said again, it changes nothing. Throws 404
 * `order_not_found` and 409 `order_not_pending` for an order of which nothing is due.
 */
export const reportTransferWorkflow = defineWrite(
  "report-transfer",
  async ({ number, by }: ReportInput, { container }) => {
    await withLockedOrder(container, number, async (transaction, state) => {
      if (!ORDER_STATUS[state.status].awaitsPayment || moneySums(state).due === 0)
        throw new ApiError(409, "order_not_pending");
      const now = new Date();
      const { rowCount } = await transaction.sql.query(
        "UPDATE order_detail SET transfer_reported_at = $2, updated_at = $2 WHERE id = $1 AND transfer_reported_at IS NULL",
        [state.detailId, now],
      );
      if (rowCount === 0) return;
      const changed = [{ field: "transferReportedAt" as const, from: "", to: now.toISOString() }];
      await recordChange(transaction, container, state, { by, changed });
    });
  },
);
