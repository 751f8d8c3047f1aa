import { PaymentEvents } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import { applyRefund, type RefundInput } from "./money/apply-refund";

/** There is nothing to undo, as with a status change. */
const applyRefundStep = createStep(
  "apply-refund",
  async (input: RefundInput, { container }) => new StepResponse(await applyRefund(container, input)),
);

/** Refunds a part of a payment, as Medusa's dashboard asks; throws what `applyRefund` throws. */
export const refundPaymentWorkflow = createWorkflow("refund-shop-payment", (input: RefundInput) => {
  const applied = applyRefundStep(input);
  const refunded = transform(applied, ({ refundedPaymentIds }) => refundedPaymentIds.map((id) => ({ id })));
  emitEventStep({ eventName: PaymentEvents.REFUNDED, data: refunded });
  return new WorkflowResponse(applied);
});
