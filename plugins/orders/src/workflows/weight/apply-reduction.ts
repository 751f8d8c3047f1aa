import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { OneTransaction } from "@zakh/kit/database/one-transaction";
import { SHOP_ORDER_MODULE } from "../../modules/shop-order";
import type { ShopOrderModuleService } from "../../modules/shop-order/service";
import type { OrderState } from "../../read-models/order-state";
import { addCredit, WEIGHT_CREDIT } from "../status/medusa-order";
import type { ReductionPlan } from "./plan-weight";

/** Changes the total of the order, in the shop and in Medusa, by what is taken off it. */
export async function applyReduction(
  container: MedusaContainer,
  transaction: OneTransaction,
  state: OrderState,
  { change }: ReductionPlan,
): Promise<void> {
  if (change === 0) return;
  const { detailId, orderId, weightReduction } = state;
  const total = state.total - change;
  const shopOrders = container.resolve<ShopOrderModuleService>(SHOP_ORDER_MODULE);
  const amounts = { total, weight_reduction: weightReduction + change };
  await transaction.use(shopOrders, (service, context) =>
    service.updateShopOrderDetails({ id: detailId, ...amounts }, context),
  );
  const orders = container.resolve(Modules.ORDER);
  await addCredit(transaction, orders, { orderId, amount: change, reference: WEIGHT_CREDIT });
}
