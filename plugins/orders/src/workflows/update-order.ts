import { OrderWorkflowEvents } from "@medusajs/framework/utils";
import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import { applyUpdateStep } from "./steps/apply-update";
import type { UpdateInput } from "./update/apply-update";

export const UPDATE_ORDER_ID = "update-shop-order";

/** Changes an order's recipient, address or email, in the shop and in Medusa, atomically (ruling 57). */
export const updateShopOrderWorkflow = createWorkflow(UPDATE_ORDER_ID, (input: UpdateInput) => {
  const applied = applyUpdateStep(input);
  emitEventStep({ eventName: OrderWorkflowEvents.UPDATED, data: { id: applied.orderId } });
  return new WorkflowResponse(applied);
});
