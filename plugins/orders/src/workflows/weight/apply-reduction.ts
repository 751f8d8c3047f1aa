import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { OneTransaction } from "@zakh/kit/database/one-transaction";
import type { OrderState } from "../../read-models/order-state";
import type { DetailColumns } from "../record-change";
import { addCredit, WEIGHT_CREDIT } from "../status/medusa-order";
import type { ReductionPlan } from "./plan-weight";

/** Changes the total of Medusa's order by what is taken off it; returns what is to be written to the shop's. */
export async function applyReduction(
  container: MedusaContainer,
  transaction: OneTransaction,
  state: OrderState,
  { change }: ReductionPlan,
): Promise<DetailColumns> {
  if (change === 0) return {};
  const { orderId, weightReduction } = state;
  const orders = container.resolve(Modules.ORDER);
  await addCredit(transaction, orders, { orderId, amount: change, reference: WEIGHT_CREDIT });
  return { total: state.total - change, weight_reduction: weightReduction + change };
}
