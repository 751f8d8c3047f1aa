import { ChangeActionType, Modules, OrderChangeType } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";

/**
 * Cancelling a paid order in Medusa's dashboard credits what was refunded, which makes Medusa's order total nothing. When
 * the order lives again it costs what it cost: a credit line of the opposite amount, so that both stay on record.
 */
export const takeBackCreditStep = createStep(
  "take-back-credit",
  async ({ orderId, amount }: { orderId: string; amount: number }, { container }) => {
    const orders = container.resolve(Modules.ORDER);
    const change = await orders.createOrderChange({
      order_id: orderId,
      change_type: OrderChangeType.CREDIT_LINE,
      actions: [
        {
          order_id: orderId,
          action: ChangeActionType.CREDIT_LINE_ADD,
          amount: -amount,
          reference: "order",
          reference_id: orderId,
        },
      ],
    });
    await orders.confirmOrderChange(change.id);
    return new StepResponse(undefined, { orderId, changeId: change.id });
  },
  async (done, { container }) => {
    if (!done) return;
    const orders = container.resolve(Modules.ORDER);
    await orders.undoLastChange(done.orderId);
    // Undoing makes it pending again, and a pending change would block every other edit of the order.
    await orders.deleteOrderChanges([done.changeId]);
  },
);
