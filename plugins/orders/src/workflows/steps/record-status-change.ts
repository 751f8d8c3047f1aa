import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { ORDER_STATUS, type OrderStatus } from "../../contract/status";
import { SHOP_ORDER_MODULE } from "../../modules/shop-order";
import type { ShopOrderModuleService } from "../../modules/shop-order/service";

/** Who acts: an account of the shop, or nobody in particular (Medusa's dashboard, the system). */
export type Actor = { number: number; name: string } | null;

export interface StatusChangeInput {
  detailId: string;
  /** Null when the order was just placed. */
  from: OrderStatus | null;
  to: OrderStatus;
  by: Actor;
  /** Whole won. */
  total: number;
}

/** Writes down who changed the status from what to what, and the money that moved with it (ruling 10). */
export const recordStatusChangeStep = createStep(
  "record-status-change",
  async ({ detailId, from, to, by, total }: StatusChangeInput, { container }) => {
    const change = await container.resolve<ShopOrderModuleService>(SHOP_ORDER_MODULE).createOrderStatusChanges({
      order_detail_id: detailId,
      from_status: from,
      to_status: to,
      account_number: by?.number ?? null,
      account_name: by?.name ?? null,
      money_moved: total * (paid(to) - paid(from)),
    });
    return new StepResponse(change.id, change.id);
  },
  async (id, { container }) => {
    if (id) await container.resolve<ShopOrderModuleService>(SHOP_ORDER_MODULE).deleteOrderStatusChanges(id);
  },
);

function paid(status: OrderStatus | null): number {
  return status !== null && ORDER_STATUS[status].paid ? 1 : 0;
}
