import { OrderWorkflowEvents } from "@medusajs/framework/utils";
import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import { applyGoodsReturn, type GoodsReturnInput } from "./change/apply-goods-return";

/** There is nothing to undo, as with a status change. */
const applyGoodsReturnStep = createStep(
  "apply-goods-return",
  async (input: GoodsReturnInput, { container }) => new StepResponse(await applyGoodsReturn(container, input)),
);

/** Receives goods that come back, as Medusa's dashboard says; throws what `applyGoodsReturn` throws. */
export const receiveGoodsWorkflow = createWorkflow(
  "receive-returned-goods",
  (input: GoodsReturnInput & { orderId: string }) => {
    const applied = applyGoodsReturnStep(input);
    // For subscribers to Medusa's event; the shop has none.
    emitEventStep({
      eventName: OrderWorkflowEvents.RETURN_RECEIVED,
      data: { order_id: input.orderId, return_id: input.returnId },
    });
    return new WorkflowResponse(applied);
  },
);
