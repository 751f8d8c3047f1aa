import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { emitRefunded } from "./money/emit-refunded";
import { applyDelivery, type DeliveryInput } from "./status/apply-delivery";

/** There is nothing to undo, as with a status change. */
const applyDeliveryStep = createStep(
  "apply-delivery",
  async (input: DeliveryInput, { container }) => new StepResponse(await applyDelivery(container, input)),
);

/** Gives the credit of a delivery that was not undone, with the mail about it (ruling 64), atomically. Throws 404 `order_not_found`. */
export const finishDeliveryWorkflow = createWorkflow("finish-delivery", (input: DeliveryInput) => {
  const applied = applyDeliveryStep(input);
  emitRefunded(applied);
  return new WorkflowResponse(applied);
});
