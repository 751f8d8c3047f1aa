import type { AuthenticatedMedusaRequest } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { OrderErrorCode } from "../contract/order";
import type { OrderStatus } from "../contract/status";
import { findActor } from "../read-models/actor";
import { findOrderState, type OrderState } from "../read-models/order-state";
import { changeOrderStatusWorkflow } from "../workflows/change-order-status";
import { followMedusa } from "../workflows/follow-medusa";
import type { RefundInput } from "../workflows/money/apply-refund";
import { refundPaymentWorkflow } from "../workflows/refund-payment";
import type { MedusaUpdate } from "../workflows/update/apply-update";
import { updateShopOrderWorkflow } from "../workflows/update-order";

/** The parts of a signed-in request that are used here, whatever its body and query. */
type DashboardRequest = Pick<AuthenticatedMedusaRequest, "scope" | "auth_context">;

/** The shop's side of a Medusa order; undefined for an order that was not placed in the shop. */
export async function shopOrder(orderId: string | undefined): Promise<OrderState | undefined> {
  return orderId === undefined ? undefined : findOrderState(shopPool(), { orderId });
}

/** Runs the shop's own workflow for a change of a Medusa order, in the name of the dashboard's user. */
export async function changeFromDashboard(
  request: DashboardRequest,
  { number }: OrderState,
  to: OrderStatus,
): Promise<void> {
  await changeOrderStatusWorkflow(request.scope).run({
    input: { number, to, by: await findActor(request.auth_context.actor_id) },
  });
}

/** Refunds a part of a payment, or all of it, in the name of the dashboard's user. */
export async function refundFromDashboard(
  request: DashboardRequest,
  { number }: OrderState,
  refund: Omit<RefundInput, "number" | "by">,
): Promise<void> {
  const by = await findActor(request.auth_context.actor_id);
  await refundPaymentWorkflow(request.scope).run({ input: { number, ...refund, by } });
}

/** Changes an order's address, email or notes in the name of the dashboard's user. */
export async function updateFromDashboard(
  request: DashboardRequest,
  { number }: OrderState,
  update: MedusaUpdate,
): Promise<void> {
  const userId = request.auth_context.actor_id;
  await updateShopOrderWorkflow(request.scope).run({
    input: { number, update, userId, by: await findActor(userId) },
  });
}

/** Updates the shop's status after Medusa has done something itself, before the answer is sent. */
export async function followFromDashboard(request: DashboardRequest, { orderId }: OrderState): Promise<void> {
  await followMedusa(request.scope, orderId, await findActor(request.auth_context.actor_id));
}

/** A 409 with a sentence in the language of the request, which Medusa's dashboard shows in a toast (ruling 57). */
export function refusedInDashboard(code: OrderErrorCode): ApiError {
  return new ApiError(409, code);
}
