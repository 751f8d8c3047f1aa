import type { AuthenticatedMedusaRequest } from "@medusajs/framework/http";
import { Modules } from "@medusajs/framework/utils";
import { withLock } from "@zakh/kit/database/lock";
import { shopPool } from "@zakh/kit/database/pool";
import { findActor } from "../read-models/actor";
import { moneySums } from "../read-models/money-sums";
import { findOrderOfReturn } from "../read-models/open-return";
import { findOrderState, type OrderState } from "../read-models/order-state";
import { orderKey } from "../workflows/payment/provider-calls";
import { receiveGoodsWorkflow } from "../workflows/receive-goods";
import { withLockedOrder } from "../workflows/with-locked-order";
import { refusedInDashboard } from "./medusa-dashboard";

/**
 * The order of which goods come back; undefined for one that was not placed in the shop. Throws 409 `return_not_delivered` unless it is
 * delivered and paid: until then the owner changes what is in it.
 */
export async function returnedOrder(orderId: string | undefined): Promise<OrderState | undefined> {
  const state = orderId === undefined ? undefined : await findOrderState(shopPool(), { orderId });
  if (state && (state.status !== "completed" || moneySums(state).due > 0))
    throw refusedInDashboard("return_not_delivered");
  return state;
}

/** The same of Medusa's return. */
export async function orderOfReturn(returnId: string | undefined): Promise<OrderState | undefined> {
  return returnedOrder(await findOrderOfReturn(shopPool(), returnId ?? ""));
}

/** How long Medusa may take for its own write of an order, in ms. */
const WRITE_TIMEOUT_MS = 20_000;

/** Lets Medusa write another version of the return's order while no change of the shop does, in any process. */
export async function besideNoChange(
  { scope }: Pick<AuthenticatedMedusaRequest, "scope">,
  state: OrderState | undefined,
  write: () => Promise<unknown>,
): Promise<void> {
  if (!state) {
    await write();
    return;
  }
  const { number } = state;
  await withLock(orderKey(number), (lockTimeoutMs) =>
    withLockedOrder(scope, { number, lockTimeoutMs, idleTimeoutMs: WRITE_TIMEOUT_MS }, write),
  );
}

/** Receives what came back, in the name of the dashboard's user; returns Medusa's order. */
export async function receiveFromDashboard(
  { scope, auth_context: { actor_id: userId } }: Pick<AuthenticatedMedusaRequest, "scope" | "auth_context">,
  { number, orderId }: OrderState,
  returnId: string,
) {
  const input = { number, orderId, returnId, by: await findActor(userId), userId };
  await receiveGoodsWorkflow(scope).run({ input });
  return scope.resolve(Modules.ORDER).previewOrderChange(orderId);
}
