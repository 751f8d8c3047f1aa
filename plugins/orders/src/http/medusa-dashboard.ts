import type { AuthenticatedMedusaRequest } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { OrderErrorCode } from "../contract/order";
import type { OrderStatus } from "../contract/status";
import { findActor } from "../read-models/actor";
import { findOrderState, type OrderState } from "../read-models/order-state";
import { changeOrderStatusWorkflow } from "../workflows/change-order-status";
import { followMedusa } from "../workflows/follow-medusa";
import { returnOrderMoneyWorkflow } from "../workflows/return-order-money";

/** What is asked of a signed-in request, whatever its body and query. */
type DashboardRequest = Pick<AuthenticatedMedusaRequest, "scope" | "auth_context">;

/** The shop's side of one of Medusa's orders; none for an order that was not placed in the shop. */
export async function shopOrder(orderId: string | undefined): Promise<OrderState | undefined> {
  return orderId === undefined ? undefined : findOrderState(shopPool(), { orderId });
}

/** Does by the shop's own workflow what was asked of Medusa's order, in the name of who is signed in to its dashboard. */
export async function changeFromDashboard(
  request: DashboardRequest,
  { number }: OrderState,
  to: OrderStatus,
): Promise<void> {
  await changeOrderStatusWorkflow(request.scope).run({
    input: { number, to, by: await findActor(request.auth_context.actor_id) },
  });
}

/** Writes down that money was given back, in the name of who is signed in to Medusa's dashboard. */
export async function returnedFromDashboard(request: DashboardRequest, { number }: OrderState, amount: number) {
  await returnOrderMoneyWorkflow(request.scope).run({
    input: { number, amount, by: await findActor(request.auth_context.actor_id) },
  });
}

/** After something that Medusa did itself: the shop's status follows before the answer leaves. */
export async function followFromDashboard(request: DashboardRequest, { orderId }: OrderState): Promise<void> {
  await followMedusa(request.scope, orderId, await findActor(request.auth_context.actor_id));
}

/** What Medusa's dashboard shows in a toast: 409 with a sentence in the language that the request asks for (ruling 57). */
export function refusedInDashboard(code: OrderErrorCode): ApiError {
  return new ApiError(409, code);
}
