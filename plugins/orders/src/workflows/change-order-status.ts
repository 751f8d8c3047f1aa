import { OrderWorkflowEvents, PaymentEvents } from "@medusajs/framework/utils";
import { createWorkflow, WorkflowResponse, when } from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import type { StatusInput } from "./status/apply-status";
import { applyStatusStep } from "./steps/apply-status";

export const CHANGE_ORDER_STATUS_ID = "change-order-status";

/** The shop's own event; carries `orderId`, the public `number`, `from` and `to`. */
export const SHOP_ORDER_STATUS_CHANGED = "shop-order.status-changed";

/**
 * Changes an order's status together with stock, payment and Medusa's own order (ruling 10): one change of an order at
 * a time, atomically. Throws 404 `order_not_found`; 409 `stock_short` when an order leaves `cancelled` and its stock is
 * gone, and `order_has_transfer` when money of a statement line would be forgotten; and 409 `order_status_changed`, `transfer_sum_differs` or `transfer_used` for money of a statement line. With `overdueSince` an order that is no longer overdue stays as it is.
 */
export const changeOrderStatusWorkflow = createWorkflow(CHANGE_ORDER_STATUS_ID, (input: StatusInput) => {
  const applied = applyStatusStep(input);

  // Add further effects of a status change here.
  when("status-changed", applied, ({ changed }) => changed).then(() => {
    emitEventStep({
      eventName: SHOP_ORDER_STATUS_CHANGED,
      data: { orderId: applied.orderId, number: applied.number, from: applied.from, to: applied.to },
    });
  });

  // For subscribers to Medusa's events. The shop's own subscriber finds that both statuses already agree.
  when("money-has-arrived", applied, ({ capturedPaymentId }) => capturedPaymentId !== null).then(() => {
    emitEventStep({ eventName: PaymentEvents.CAPTURED, data: { id: applied.capturedPaymentId } }).config({
      name: "emit-captured",
    });
  });
  when("money-went-back", applied, ({ refundedPaymentId }) => refundedPaymentId !== null).then(() => {
    emitEventStep({ eventName: PaymentEvents.REFUNDED, data: { id: applied.refundedPaymentId } }).config({
      name: "emit-refunded",
    });
  });
  when("medusa-order-is-canceled", applied, ({ canceled }) => canceled).then(() => {
    emitEventStep({ eventName: OrderWorkflowEvents.CANCELED, data: { id: applied.orderId } }).config({
      name: "emit-canceled",
    });
  });
  when("medusa-order-is-completed", applied, ({ completed }) => completed).then(() => {
    emitEventStep({ eventName: OrderWorkflowEvents.COMPLETED, data: { id: applied.orderId } }).config({
      name: "emit-completed",
    });
  });

  return new WorkflowResponse(applied);
});
