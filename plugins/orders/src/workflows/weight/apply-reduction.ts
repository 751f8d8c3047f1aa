import type { BigNumberInput, MedusaContainer } from "@medusajs/framework/types";
import { MathBN, Modules } from "@medusajs/framework/utils";
import type { OneTransaction } from "@zakh/kit/database/one-transaction";
import { SHOP_ORDER_MODULE } from "../../modules/shop-order";
import type { ShopOrderModuleService } from "../../modules/shop-order/service";
import { type OrderState, WEIGHT_CREDIT } from "../../read-models/order-state";
import { recordOutsideMoney } from "../money/outside-money";
import { addCredit } from "../status/medusa-order";
import type { ReductionPlan } from "./plan-weight";

/** Changes the total of the order, in the shop and in Medusa, by what is taken off it; `inMedusa` won of it are off there already. */
export async function applyReduction(
  container: MedusaContainer,
  transaction: OneTransaction,
  state: OrderState,
  { change, money }: ReductionPlan,
  inMedusa: BigNumberInput = 0,
): Promise<void> {
  if (change === 0 && MathBN.eq(inMedusa, 0)) return;
  const { detailId, orderId, status, weightReduction } = state;
  const total = state.total - change;
  const shopOrders = container.resolve<ShopOrderModuleService>(SHOP_ORDER_MODULE);
  const amounts = { total, weight_reduction: weightReduction + change };
  await transaction.use(shopOrders, (service, context) =>
    service.updateShopOrderDetails({ id: detailId, ...amounts }, context),
  );
  const amount = MathBN.sub(change, inMedusa).toNumber();
  const orders = container.resolve(Modules.ORDER);
  if (amount !== 0) await addCredit(transaction, orders, { orderId, amount, reference: WEIGHT_CREDIT });
  await recordOutsideMoney(transaction, orders, state, { status, total, money });
}
