import { OrderWorkflowEvents, PaymentEvents } from "@medusajs/framework/utils";
import { defineWrite, type Writing } from "@zakh/kit/database/define-write";
import { applyStatus, type StatusApplied, type StatusInput } from "./status/apply-status";

export const CHANGE_ORDER_STATUS_ID = "change-order-status";

/** The shop's own event; carries `orderId`, the public `number`, `from` and `to`. */
export const SHOP_ORDER_STATUS_CHANGED = "shop-order.status-changed";

/**
 * Changes an order's status together with stock, payment and Medusa's own order (ruling 10): one change of an order at
 * a time, atomically. Throws 404 `order_not_found`; 409 `stock_short` when an order leaves `cancelled` and its stock is
 * gone, and `order_has_transfer` when money of a statement line would be forgotten; and 409 `order_status_changed`, `transfer_sum_differs` or `transfer_used` for money of a statement line. With `overdueSince` an order that is no longer overdue stays as it is.
 */
export const changeOrderStatusWorkflow = defineWrite(
  CHANGE_ORDER_STATUS_ID,
  async (input: StatusInput, { container, emit }) => {
    const applied = await applyStatus(container, input);
    emitStatus(emit, applied);
    return applied;
  },
);

/** Emits the events of a status that was changed. */
export function emitStatus(emit: Writing["emit"], applied: StatusApplied): void {
  const { orderId, number, from, to, capturedPaymentId } = applied;
  // Add further effects of a status change here.
  if (applied.changed) emit(SHOP_ORDER_STATUS_CHANGED, { orderId, number, from, to });
  // For subscribers to Medusa's events.
  if (capturedPaymentId !== null) emit(PaymentEvents.CAPTURED, { id: capturedPaymentId });
  if (applied.canceled) emit(OrderWorkflowEvents.CANCELED, { id: orderId });
  if (applied.completed) emit(OrderWorkflowEvents.COMPLETED, { id: orderId });
}
