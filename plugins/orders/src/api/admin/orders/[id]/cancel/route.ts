import { type MedusaResponse, refetchEntity } from "@medusajs/framework/http";
import { POST as cancelInMedusa } from "@medusajs/medusa/api/admin/orders/[id]/cancel/route";
import { changeFromDashboard, shopOrder } from "../../../../../http/medusa-dashboard";

/** Replaces Medusa's route: cancelling an order in its dashboard also cancels it in the shop, atomically. */
export async function POST(request: Parameters<typeof cancelInMedusa>[0], response: MedusaResponse) {
  const state = await shopOrder(request.params.id);
  if (!state) return cancelInMedusa(request, response);
  await changeFromDashboard(request, state, "cancelled");
  const { fields } = request.queryConfig;
  response.json({
    order: await refetchEntity({ entity: "order", idOrFilter: state.orderId, scope: request.scope, fields }),
  });
}
