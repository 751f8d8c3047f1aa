import type { OrderStatus as MedusaOrderStatus } from "@medusajs/framework/types";
import { OrderWorkflowEvents, PaymentEvents } from "@medusajs/framework/utils";
import { createWorkflow, transform, WorkflowResponse, when } from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import type { OrderStatus } from "../contract/status";
import { authorizePaymentStep } from "./steps/authorize-payment";
import { callOffPaymentStep } from "./steps/call-off-payment";
import { capturePaymentStep } from "./steps/capture-payment";
import { createPaymentCollectionStep } from "./steps/create-payment-collection";
import { createPaymentSessionStep } from "./steps/create-payment-session";
import { dropLeaseStep } from "./steps/drop-lease";
import { linkOrderStep } from "./steps/link-order";
import { planStatusChangeStep } from "./steps/plan-status-change";
import { type Actor, recordStatusChangeStep } from "./steps/record-status-change";
import { recordCaptureStep, recordRefundStep } from "./steps/record-transaction";
import { refundPaymentStep } from "./steps/refund-payment";
import { releaseStockStep } from "./steps/release-stock";
import { restoreStockStep } from "./steps/restore-stock";
import { setMedusaOrderStatusStep } from "./steps/set-medusa-order-status";
import { setOrderStatusStep } from "./steps/set-order-status";
import { takeBackCreditStep } from "./steps/take-back-credit";
import { takeLeaseStep } from "./steps/take-lease";
import { unlinkPaymentStep } from "./steps/unlink-payment";

export const CHANGE_ORDER_STATUS_ID = "change-order-status";

/** The shop's own event; carries `orderId`, the public `number`, `from` and `to`. */
export const SHOP_ORDER_STATUS_CHANGED = "shop-order.status-changed";

export interface ChangeOrderStatusInput {
  /** Public id of the order. */
  number: number;
  /** `follow-medusa`: what agrees with Medusa's order as it is now. */
  to: OrderStatus | "follow-medusa";
  /** Null when nobody of the shop did it. */
  by: Actor;
}

/**
 * Gives an order another status, and brings stock, payment and Medusa's own order along (ruling 10). One change of an
 * order at a time; each step undoes itself. Throws 404 `order_not_found`, and 409 `stock_short` when an order leaves
 * `cancelled` and its stock is gone.
 */
export const changeOrderStatusWorkflow = createWorkflow(CHANGE_ORDER_STATUS_ID, (input: ChangeOrderStatusInput) => {
  const lease = takeLeaseStep(transform(input, ({ number }) => ({ key: `status:${number}` })));
  const { state, plan } = planStatusChangeStep(input);
  const by = transform(input, (given) => (given.by ? `account:${given.by.number}` : undefined));

  when("stock-is-wanted-again", plan, ({ reserveStock }) => reserveStock).then(() => {
    restoreStockStep({ reservationIds: state.released });
  });
  when("stock-is-free", plan, ({ releaseStock }) => releaseStock).then(() => {
    releaseStockStep({ reservationIds: state.reserved });
  });

  when("money-goes-back", plan, ({ refund }) => refund).then(() => {
    const refund = refundPaymentStep(
      transform({ state, by }, (all) => ({
        paymentId: all.state.payment?.paymentId ?? "",
        collectionId: all.state.payment?.collectionId ?? "",
        amount: (all.state.payment?.captured ?? 0) - (all.state.payment?.refunded ?? 0),
        by: all.by,
      })),
    );
    recordRefundStep(
      transform({ state, refund }, (all) => ({
        orderId: all.state.orderId,
        amount: -all.refund.amount,
        referenceId: all.refund.id,
      })),
    );
    emitEventStep({
      eventName: PaymentEvents.REFUNDED,
      data: transform(state, ({ payment }) => ({ id: payment?.paymentId })),
    }).config({ name: "emit-refunded" });
  });

  when("payment-is-off", plan, ({ callOff }) => callOff).then(() => {
    callOffPaymentStep(transform(state, ({ payment }) => ({ collectionId: payment?.collectionId ?? "" })));
  });

  when("credit-is-taken-back", plan, ({ uncredit }) => uncredit > 0).then(() => {
    takeBackCreditStep({ orderId: state.orderId, amount: plan.uncredit });
  });

  const renewed = when("payment-is-awaited-anew", plan, ({ renew }) => renew).then(() => {
    const collection = createPaymentCollectionStep({ total: state.total });
    const session = createPaymentSessionStep({
      collectionId: collection.id,
      total: state.total,
      bankAccount: state.bankAccount,
      depositor: state.depositor,
    });
    unlinkPaymentStep(
      transform(state, ({ orderId, payment }) => ({ orderId, collectionId: payment?.collectionId ?? null })),
    );
    linkOrderStep({ orderId: state.orderId, collectionId: collection.id });
    return session;
  });

  when("money-has-arrived", plan, ({ capture }) => capture).then(() => {
    const payment = authorizePaymentStep(
      transform({ state, renewed }, (all) => ({ sessionId: all.renewed?.id ?? all.state.payment?.sessionId ?? "" })),
    );
    const capture = capturePaymentStep({ paymentId: payment.id, collectionId: payment.collectionId, by });
    recordCaptureStep(
      transform({ state, capture }, (all) => ({
        orderId: all.state.orderId,
        amount: all.capture.amount,
        referenceId: all.capture.id,
      })),
    );
    emitEventStep({ eventName: PaymentEvents.CAPTURED, data: { id: payment.id } }).config({ name: "emit-captured" });
  });

  when("status-changes", plan, ({ changes }) => changes).then(() => {
    setMedusaOrderStatusStep(
      transform({ state, plan }, (all) => ({
        before: {
          orderId: all.state.orderId,
          status: all.state.medusaStatus as MedusaOrderStatus,
          canceledAt: all.state.canceledAt,
        },
        status: all.plan.medusaStatus as MedusaOrderStatus,
      })),
    );
    setOrderStatusStep({ detailId: state.detailId, from: state.status, to: plan.to });
    recordStatusChangeStep({
      detailId: state.detailId,
      from: state.status,
      to: plan.to,
      by: input.by,
      total: state.total,
    });
    emitEventStep({
      eventName: SHOP_ORDER_STATUS_CHANGED,
      data: { orderId: state.orderId, number: state.number, from: state.status, to: plan.to },
    });
  });
  // Others may listen to Medusa's events; ours do too, and find the shop's status in agreement.
  when("medusa-order-is-canceled", { state, plan }, (all) => newly(all, "canceled")).then(() => {
    emitEventStep({ eventName: OrderWorkflowEvents.CANCELED, data: { id: state.orderId } }).config({
      name: "emit-canceled",
    });
  });
  when("medusa-order-is-completed", { state, plan }, (all) => newly(all, "completed")).then(() => {
    emitEventStep({ eventName: OrderWorkflowEvents.COMPLETED, data: { id: state.orderId } }).config({
      name: "emit-completed",
    });
  });

  dropLeaseStep({ id: lease });
  return new WorkflowResponse(transform({ state, plan }, (all) => ({ from: all.state.status, to: all.plan.to })));
});

function newly(
  { state, plan }: { state: { medusaStatus: string }; plan: { changes: boolean; medusaStatus: string } },
  status: string,
): boolean {
  return plan.changes && plan.medusaStatus === status && state.medusaStatus !== status;
}
