import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { applyReturn, type ReturnInput } from "./money/apply-return";
import { emitRefunded } from "./money/emit-refunded";

/** There is nothing to undo, as with a status change. */
const applyReturnStep = createStep(
  "apply-return",
  async (input: ReturnInput, { container }) => new StepResponse(await applyReturn(container, input)),
);

/**
 * Records that money was transferred back to the customer, with Medusa's refund (ruling 48), atomically. Throws 404
 * `order_not_found`, and 409 `more_than_to_return` or `nothing_to_return` when more is refunded than is due.
 */
export const returnOrderMoneyWorkflow = createWorkflow("return-order-money", (input: ReturnInput) => {
  const applied = applyReturnStep(input);
  emitRefunded(applied);
  return new WorkflowResponse(applied);
});
