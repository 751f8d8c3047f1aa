import { type MedusaResponse, refetchEntity } from "@medusajs/framework/http";
import { POST as markInMedusa } from "@medusajs/medusa/api/admin/payment-collections/[id]/mark-as-paid/route";
import { shopPool } from "@zakh/kit/database/pool";
import { changeFromDashboard, refusedInDashboard, shopOrder } from "../../../../../http/medusa-dashboard";
import { findOrderOfCollection } from "../../../../../read-models/order-state";

/**
 * Replaces Medusa's route, which does not accept an awaited payment and would capture it with another provider. Marking
 * the payment of an order as paid sets the order's status to "payment received".
 */
export async function POST(request: Parameters<typeof markInMedusa>[0], response: MedusaResponse) {
  const id = request.params.id ?? "";
  const state = await shopOrder(await findOrderOfCollection(shopPool(), id));
  if (!state) return markInMedusa(request, response);
  if (state.status !== "pending" || state.payment?.collectionId !== id) {
    throw refusedInDashboard("payment_not_awaited");
  }
  await changeFromDashboard(request, state, "processing");
  const { fields } = request.queryConfig;
  const collection = await refetchEntity({
    entity: "payment_collection",
    idOrFilter: id,
    scope: request.scope,
    fields,
  });
  response.json({ payment_collection: collection });
}
