import { PaymentEvents } from "@medusajs/framework/utils";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import { applyReturn, type ReturnInput } from "./money/apply-return";

/** As with a status: there is nothing to undo. */
const applyReturnStep = createStep(
  "apply-return",
  async (input: ReturnInput, { container }) => new StepResponse(await applyReturn(container, input)),
);

/**
 * Writes down that money was transferred back to the customer, with Medusa's refund (ruling 48). Whole or not at all. Throws 404
 * `order_not_found`, and 409 `nothing_to_return` for more than is to be returned.
 */
export const returnOrderMoneyWorkflow = createWorkflow("return-order-money", (input: ReturnInput) => {
  const applied = applyReturnStep(input);
  // Others may listen to Medusa's event; ours does too, and finds the two in agreement.
  const refunded = transform(applied, ({ refundedPaymentIds }) => refundedPaymentIds.map((id) => ({ id })));
  emitEventStep({ eventName: PaymentEvents.REFUNDED, data: refunded });
  return new WorkflowResponse(applied);
});
