import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { applyRefund, type RefundInput } from "./money/apply-refund";
import { emitRefunded } from "./money/emit-refunded";

/** There is nothing to undo, as with a status change. */
const applyRefundStep = createStep(
  "apply-refund",
  async (input: RefundInput, { container }) => new StepResponse(await applyRefund(container, input)),
);

/** Refunds a part of a payment, as Medusa's dashboard asks; throws what `applyRefund` throws. */
export const refundPaymentWorkflow = createWorkflow("refund-shop-payment", (input: RefundInput) => {
  const applied = applyRefundStep(input);
  emitRefunded(applied);
  return new WorkflowResponse(applied);
});
