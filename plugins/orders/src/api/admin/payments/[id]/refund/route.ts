import { type MedusaResponse, refetchEntity } from "@medusajs/framework/http";
import { POST as refundInMedusa } from "@medusajs/medusa/api/admin/payments/[id]/refund/route";
import { shopPool } from "@zakh/kit/database/pool";
import { changeFromDashboard, refusedInDashboard, shopOrder } from "../../../../../http/medusa-dashboard";
import { findOrderOfPayment } from "../../../../../read-models/order-state";

/**
 * In place of Medusa's own route: giving all of the money back cancels the order in the shop, in one go. The shop cannot follow
 * a part of it, which is 409. What holds no money of an order is Medusa's to refuse.
 */
export async function POST(request: Parameters<typeof refundInMedusa>[0], response: MedusaResponse) {
  const id = request.params.id ?? "";
  const { amount } = request.validatedBody;
  const state = await shopOrder(await findOrderOfPayment(shopPool(), id));
  const held = state?.payment?.paymentId === id ? state.payment.captured - state.payment.refunded : 0;
  if (!state || held <= 0 || (amount !== undefined && amount > held)) return refundInMedusa(request, response);
  if (amount !== undefined && amount < held) throw refusedInDashboard("refund_in_part");
  await changeFromDashboard(request, state, "cancelled");
  const { fields } = request.queryConfig;
  response.json({ payment: await refetchEntity({ entity: "payment", idOrFilter: id, scope: request.scope, fields }) });
}
