import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { inOneTransaction } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import { SHOP_ORDER_MODULE } from "../../modules/shop-order";
import type { ShopOrderModuleService } from "../../modules/shop-order/service";
import { findOrderState, lockOrder } from "../../read-models/order-state";
import { type MedusaAddress, shopRecipient } from "./medusa-address";

export interface AddressInput {
  /** Public id of the order. */
  number: number;
  /** What is not named stays as it is. */
  address: MedusaAddress;
  /** Id of Medusa's user, for its record of changes. */
  by: string;
}

/**
 * Changes recipient and address of an order, in the shop and in Medusa, in one transaction under a lock of the order; Medusa's
 * record of changes tells of it. Answers the id of Medusa's order. Throws 404 `order_not_found`, 400 for another country and
 * for what checkout would refuse.
 */
export async function applyAddress(
  container: MedusaContainer,
  { number, address, by }: AddressInput,
): Promise<{ orderId: string }> {
  const orders = container.resolve(Modules.ORDER);
  const shopOrders = container.resolve<ShopOrderModuleService>(SHOP_ORDER_MODULE);
  return inOneTransaction(container, async (transaction) => {
    await lockOrder(transaction.sql, number);
    const state = await findOrderState(transaction.sql, { number });
    if (!state) throw new ApiError(404, "order_not_found");
    const { orderId, detailId } = state;
    const order = await transaction.use(orders, (service, context) =>
      service.retrieveOrder(orderId, { select: ["id"], relations: ["shipping_address"] }, context),
    );
    const { id: _replaced, ...before }: MedusaAddress & { id?: string } = order.shipping_address ?? {};
    const { country_code: _fixed, ...changed } = address;
    if (address.country_code && address.country_code !== before.country_code) throw new ApiError(400, "value_invalid");
    const recipient = shopRecipient({ ...before, ...changed });
    const after = { ...before, ...changed, phone: recipient.customerPhone };
    await transaction.use(orders, (service, context) =>
      service.updateOrders(orderId, { shipping_address: after }, context),
    );
    await transaction.use(orders, (service, context) =>
      service.registerOrderChange(
        {
          order_id: orderId,
          change_type: "update_order",
          created_by: by,
          confirmed_by: by,
          details: { type: "shipping_address", old: order.shipping_address, new: after },
        },
        context,
      ),
    );
    await transaction.use(shopOrders, (service, context) =>
      service.updateShopOrderDetails(
        {
          id: detailId,
          customer_name: recipient.customerName,
          customer_phone: recipient.customerPhone,
          customer_address: recipient.customerAddress,
        },
        context,
      ),
    );
    return { orderId };
  });
}
