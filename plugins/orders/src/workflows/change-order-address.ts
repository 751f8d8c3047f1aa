import { OrderWorkflowEvents } from "@medusajs/framework/utils";
import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import type { AddressInput } from "./address/apply-address";
import { applyAddressStep } from "./steps/apply-address";

export const CHANGE_ORDER_ADDRESS_ID = "change-order-address";

/** Gives an order another recipient or address, in the shop and in Medusa, whole or not at all (ruling 57). */
export const changeOrderAddressWorkflow = createWorkflow(CHANGE_ORDER_ADDRESS_ID, (input: AddressInput) => {
  const applied = applyAddressStep(input);
  emitEventStep({ eventName: OrderWorkflowEvents.UPDATED, data: { id: applied.orderId } });
  return new WorkflowResponse(applied);
});
