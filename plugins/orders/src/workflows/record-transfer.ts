import { defineWrite } from "@zakh/kit/database/define-write";
import { applyTransfer, type TransferInput } from "./money/apply-transfer";

/**
 * Records a transfer that does not change the order's status: a part payment, the difference to a raised total, or money that the order does not need;
 * or takes it out again (ruling 48). Done twice it changes nothing. Throws 404 `order_not_found`, and 409
 * `order_status_changed`, `transfer_sum_differs` or `transfer_used`.
 */
export const recordTransferWorkflow = defineWrite("record-order-transfer", (input: TransferInput, { container }) =>
  applyTransfer(container, input),
);
