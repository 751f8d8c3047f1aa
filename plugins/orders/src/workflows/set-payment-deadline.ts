import { DAY_MS } from "@zakh/kit/contract";
import { defineWrite } from "@zakh/kit/database/define-write";
import { ApiError } from "@zakh/kit/errors/api-error";
import { DEADLINE_DAYS_MAX } from "../contract/payment-deadline";
import { ORDER_STATUS } from "../contract/status";
import { deadlineChange } from "./payment-deadline";
import { type Actor, recordChange } from "./record-change";
import { withLockedOrder } from "./with-locked-order";

interface DeadlineInput {
  number: number;
  /** ISO 8601; null for none. */
  deadline: string | null;
  by: Actor;
}

/**
 * Sets until when an unpaid order is to be paid (ruling 49), atomically; the same deadline again changes nothing.
 * Throws 404 `order_not_found`, 409 `order_not_pending`, and 400 `deadline_invalid` for one that is past or more than
 * 90 days ahead.
 */
export const setPaymentDeadlineWorkflow = defineWrite(
  "set-payment-deadline",
  async ({ number, deadline, by }: DeadlineInput, { container }) => {
    const wanted = deadline === null ? null : new Date(deadline);
    await withLockedOrder(container, number, async (transaction, state) => {
      if (!ORDER_STATUS[state.status].awaitsPayment) throw new ApiError(409, "order_not_pending");
      const ahead = wanted === null ? 1 : wanted.getTime() - Date.now();
      if (ahead <= 0 || ahead > DEADLINE_DAYS_MAX * DAY_MS)
        throw new ApiError(400, "deadline_invalid", { fields: { paymentDeadline: "deadline_invalid" } });
      const change = deadlineChange(state.paymentDeadline, wanted);
      if (change.from === change.to) return;
      const columns = { payment_deadline: wanted };
      await recordChange(transaction, container, state, { by, changed: [change], columns });
    });
  },
);
