import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import type { OrderStatus } from "../../contract/status";
import { SHOP_ORDER_MODULE } from "../../modules/shop-order";
import type { ShopOrderModuleService } from "../../modules/shop-order/service";

/** Sets the shop's status, the truth that everything else follows (ruling 10). */
export const setOrderStatusStep = createStep(
  "set-order-status",
  async ({ detailId, from, to }: { detailId: string; from: OrderStatus; to: OrderStatus }, { container }) => {
    const orders = container.resolve<ShopOrderModuleService>(SHOP_ORDER_MODULE);
    await orders.updateShopOrderDetails({ id: detailId, status: to });
    return new StepResponse(undefined, { detailId, from });
  },
  async (done, { container }) => {
    if (!done) return;
    const orders = container.resolve<ShopOrderModuleService>(SHOP_ORDER_MODULE);
    await orders.updateShopOrderDetails({ id: done.detailId, status: done.from });
  },
);
