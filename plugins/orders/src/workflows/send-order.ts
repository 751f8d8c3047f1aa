import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { applySending, applyTakingBack, type SendInput } from "./shipment/send-order";

/** There is nothing to undo, as with a status change. */
const applySendingStep = createStep(
  "apply-sending",
  async (input: SendInput, { container }) => new StepResponse(await applySending(container, input)),
);

/**
 * Marks an order as sent by a courier with a tracking number (ruling 53), atomically, and mails it to the customer. The same again
 * changes nothing. Throws 404 `order_not_found`, and 409 `order_not_paid`, `order_cancelled`, `order_picked_up`, `tracking_number_used`, and
 * `sent_with_other_number` unless it may replace one.
 */
export const sendOrderWorkflow = createWorkflow(
  "send-order",
  (input: SendInput) => new WorkflowResponse(applySendingStep(input)),
);

/** There is nothing to undo, as with a status change. */
const takeBackSendingStep = createStep(
  "take-back-sending",
  async (input: Pick<SendInput, "number" | "by">, { container }) =>
    new StepResponse(await applyTakingBack(container, input)),
);

/** Takes back that an order was sent, atomically, with the mail that is still held. Throws 404 `order_not_found` and 409 `order_not_sent`. */
export const takeBackSendingWorkflow = createWorkflow(
  "take-back-order-sending",
  (input: Pick<SendInput, "number" | "by">) => new WorkflowResponse(takeBackSendingStep(input)),
);
