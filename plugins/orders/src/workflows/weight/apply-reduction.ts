import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { OneTransaction } from "@zakh/kit/database/one-transaction";
import { SHOP_ORDER_MODULE } from "../../modules/shop-order";
import type { ShopOrderModuleService } from "../../modules/shop-order/service";
import { type OrderState, WEIGHT_CREDIT } from "../../read-models/order-state";
import { addCredit } from "../status/medusa-order";
import type { ReductionPlan } from "./plan-weight";

/** Changes the total of the order, in the shop and in Medusa, by what is taken off it. */
export async function applyReduction(
  container: MedusaContainer,
  transaction: OneTransaction,
  { detailId, orderId, total, weightReduction }: OrderState,
  { change }: ReductionPlan,
): Promise<void> {
  if (change === 0) return;
  const shopOrders = container.resolve<ShopOrderModuleService>(SHOP_ORDER_MODULE);
  const amounts = { total: total - change, weight_reduction: weightReduction + change };
  await transaction.use(shopOrders, (service, context) =>
    service.updateShopOrderDetails({ id: detailId, ...amounts }, context),
  );
  const credit = { orderId, amount: change, reference: WEIGHT_CREDIT };
  await addCredit(transaction, container.resolve(Modules.ORDER), credit);
}
