import { defineWrite } from "@zakh/kit/database/define-write";
import { SHOP_ORDER_MODULE } from "../modules/shop-order";
import type { ShopOrderModuleService } from "../modules/shop-order/service";
import { findShipments } from "../read-models/shipments";
import { requireOpen } from "./change/offers";
import { type Actor, recordChange } from "./record-change";
import { withLockedOrder } from "./with-locked-order";

interface BoxesInput {
  /** Public id of the order. */
  number: number;
  /** 1 to 9. */
  boxes: number;
  by: Actor;
}

/** Sets in how many boxes an order is packed, atomically. Throws 404 `order_not_found` and 409 `order_closed`. */
export const setBoxesWorkflow = defineWrite(
  "set-order-boxes",
  async ({ number, boxes, by }: BoxesInput, { container }) => {
    const shopOrders = container.resolve<ShopOrderModuleService>(SHOP_ORDER_MODULE);
    await withLockedOrder(container, number, async (transaction, state) => {
      requireOpen(state);
      const { detailId, status } = state;
      const before = (await findShipments(transaction.sql, [number])).get(number)?.boxes;
      if (before === boxes) return;
      await transaction.use(shopOrders, (service, context) =>
        service.updateShopOrderDetails({ id: detailId, boxes }, context),
      );
      const changed = [{ field: "boxes" as const, from: String(before ?? ""), to: String(boxes) }];
      await recordChange(transaction, shopOrders, { detailId, from: status, to: status, by, changed });
    });
  },
);
