import type { MedusaContainer } from "@medusajs/framework/types";
import { shopPool } from "@zakh/kit/database/pool";
import { findOrderState } from "../read-models/order-state";
import { changeOrderStatusWorkflow } from "./change-order-status";
import { statusFollowingMedusa } from "./status/plan";
import type { Actor } from "./status/record-status-change";

/** Brings the shop's status to where Medusa's order is; nothing happens where the two agree (ruling 10). */
export async function followMedusa(container: MedusaContainer, orderId: string, by: Actor): Promise<void> {
  const state = await findOrderState(shopPool(), { orderId });
  if (!state || statusFollowingMedusa(state) === state.status) return;
  await changeOrderStatusWorkflow(container).run({ input: { number: state.number, to: "follow-medusa", by } });
}
