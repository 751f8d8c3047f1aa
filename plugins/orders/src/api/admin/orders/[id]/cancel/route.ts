import { type MedusaResponse, refetchEntity } from "@medusajs/framework/http";
import { POST as cancelInMedusa } from "@medusajs/medusa/api/admin/orders/[id]/cancel/route";
import { changeFromDashboard, shopOrder } from "../../../../../http/medusa-dashboard";

/** In place of Medusa's own route: an order that is cancelled in its dashboard is cancelled in the shop, in one go. */
export async function POST(request: Parameters<typeof cancelInMedusa>[0], response: MedusaResponse) {
  const state = await shopOrder(request.params.id);
  if (!state) return cancelInMedusa(request, response);
  await changeFromDashboard(request, state, "cancelled");
  const { fields } = request.queryConfig;
  response.json({
    order: await refetchEntity({ entity: "order", idOrFilter: state.orderId, scope: request.scope, fields }),
  });
}
