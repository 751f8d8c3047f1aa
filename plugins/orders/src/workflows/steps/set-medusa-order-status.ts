import type { OrderStatus as MedusaOrderStatus } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";

interface MedusaStatus {
  orderId: string;
  status: MedusaOrderStatus;
  /** ISO 8601, while the order is cancelled. */
  canceledAt: string | null;
}

/** Medusa's own order says what the shop's status says (ruling 10). */
export const setMedusaOrderStatusStep = createStep(
  "set-medusa-order-status",
  async ({ before, status }: { before: MedusaStatus; status: MedusaOrderStatus }, { container }) => {
    if (before.status === status) return new StepResponse(undefined);
    const orders = container.resolve(Modules.ORDER);
    await orders.updateOrders(before.orderId, fields(status, status === "canceled" ? new Date() : null));
    return new StepResponse(undefined, before);
  },
  async (before, { container }) => {
    if (!before) return;
    const canceledAt = before.canceledAt === null ? null : new Date(before.canceledAt);
    await container.resolve(Modules.ORDER).updateOrders(before.orderId, fields(before.status, canceledAt));
  },
);

/** `canceled_at` is not in Medusa's input type, but is kept: without it the dashboard still shows a day of cancelling. */
function fields(status: MedusaOrderStatus, canceled_at: Date | null) {
  return { status, canceled_at };
}
