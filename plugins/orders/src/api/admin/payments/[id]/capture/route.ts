import { type AuthenticatedMedusaRequest, type MedusaResponse, refetchEntity } from "@medusajs/framework/http";
import type { HttpTypes } from "@medusajs/framework/types";
import { capturePaymentWorkflow } from "@medusajs/medusa/core-flows";
import { shopPool } from "@zakh/kit/database/pool";
import { followFromDashboard, refusedInDashboard, shopOrder } from "../../../../../http/medusa-dashboard";
import { findOrderOfPayment, type OrderState } from "../../../../../read-models/order-state";

/**
 * Does what Medusa's route does, then sets the shop's status before it answers: captured money means "payment
 * received". 409 for a partial capture, because the shop cannot follow it, and for a payment that the order does not
 * wait for, which Medusa would capture too: one that was captured, or that a later one has replaced.
 */
export async function POST(
  request: AuthenticatedMedusaRequest<HttpTypes.AdminCapturePayment>,
  response: MedusaResponse,
) {
  const id = request.params.id ?? "";
  const { amount } = request.validatedBody;
  const captured_by = request.auth_context.actor_id;
  const state = await shopOrder((await findOrderOfPayment(shopPool(), id))?.orderId);
  if (state && amount !== undefined && amount !== state.total) throw refusedInDashboard("order_write_refused");
  if (state && !isAwaited(id, state)) throw refusedInDashboard("payment_not_awaited");
  await capturePaymentWorkflow(request.scope).run({ input: { payment_id: id, captured_by, amount } });
  if (state) await followFromDashboard(request, state);
  const { fields } = request.queryConfig;
  response.json({ payment: await refetchEntity({ entity: "payment", idOrFilter: id, scope: request.scope, fields }) });
}

function isAwaited(paymentId: string, { status, payment }: OrderState): boolean {
  return status === "pending" && payment?.session?.authorized?.paymentId === paymentId;
}
