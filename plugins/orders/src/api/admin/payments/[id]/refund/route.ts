import { type MedusaResponse, refetchEntity } from "@medusajs/framework/http";
import { POST as refundInMedusa } from "@medusajs/medusa/api/admin/payments/[id]/refund/route";
import { shopPool } from "@zakh/kit/database/pool";
import {
  changeFromDashboard,
  refusedInDashboard,
  returnedFromDashboard,
  shopOrder,
} from "../../../../../http/medusa-dashboard";
import { moneySums } from "../../../../../read-models/money-sums";
import { findOrderOfPayment } from "../../../../../read-models/order-state";

/**
 * Replaces Medusa's route: refunding a whole payment cancels the order in the shop, unless that money was already due
 * back. A partial refund, or one of a payment that holds nothing, is 409, because the shop cannot follow it. Payments
 * that belong to no order of the shop are left to Medusa.
 */
export async function POST(request: Parameters<typeof refundInMedusa>[0], response: MedusaResponse) {
  const id = request.params.id ?? "";
  const { amount } = request.validatedBody;
  const state = await shopOrder((await findOrderOfPayment(shopPool(), id))?.orderId);
  const held = state?.held.find(({ paymentId }) => paymentId === id)?.amount ?? 0;
  if (!state) return refundInMedusa(request, response);
  // Medusa itself accepts a won more than a payment holds.
  if (held <= 0) throw refusedInDashboard("nothing_to_return");
  if (amount !== undefined && Number(amount) !== held) throw refusedInDashboard("refund_in_part");
  if (moneySums(state).toReturn < held) await changeFromDashboard(request, state, "cancelled");
  await returnedFromDashboard(request, state, held);
  const { fields } = request.queryConfig;
  response.json({ payment: await refetchEntity({ entity: "payment", idOrFilter: id, scope: request.scope, fields }) });
}
