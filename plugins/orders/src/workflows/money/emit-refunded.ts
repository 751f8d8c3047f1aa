import { PaymentEvents } from "@medusajs/framework/utils";
import { transform, type WorkflowData } from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";

/**
 * In a workflow: emits Medusa's event for these payments, once the workflow has completed. The shop's own subscriber finds that both
 * already agree.
 */
export function emitRefunded(applied: WorkflowData<{ refundedPaymentIds: string[] }>): void {
  emitEventStep({
    eventName: PaymentEvents.REFUNDED,
    data: transform(applied, ({ refundedPaymentIds }) => refundedPaymentIds.map((id) => ({ id }))),
  });
}
