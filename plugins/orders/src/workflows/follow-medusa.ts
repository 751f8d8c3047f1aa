import type { MedusaContainer } from "@medusajs/framework/types";
import { shopPool } from "@zakh/kit/database/pool";
import { findOrderState } from "../read-models/order-state";
import { changeOrderStatusWorkflow } from "./change-order-status";
import type { Actor } from "./record-change";
import { statusFollowingMedusa } from "./status/plan";
import { followingMedusa } from "./status/plan-money";

/** Updates the shop's status and money to match Medusa's order; does nothing when they already agree (ruling 10). */
export async function followMedusa(container: MedusaContainer, orderId: string, by: Actor): Promise<void> {
  const state = await findOrderState(shopPool(), { orderId });
  if (!state) return;
  if (statusFollowingMedusa(state) === state.status && followingMedusa(state).length === 0) return;
  await changeOrderStatusWorkflow(container).run({ input: { number: state.number, to: "follow-medusa", by } });
}
