import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { applyTransfer, type TransferInput } from "./money/apply-transfer";

/** There is nothing to undo, as with a status change. */
const applyTransferStep = createStep(
  "apply-transfer",
  async (input: TransferInput, { container }) => new StepResponse(await applyTransfer(container, input)),
);

/**
 * Records a transfer that does not change the order's status: a part payment, the difference to a raised total, or money that the order does not need;
 * or takes it out again (ruling 48). Done twice it changes nothing. Throws 404 `order_not_found`, and 409
 * `order_status_changed`, `transfer_sum_differs` or `transfer_used`.
 */
export const recordTransferWorkflow = createWorkflow(
  "record-order-transfer",
  (input: TransferInput) => new WorkflowResponse(applyTransferStep(input)),
);
