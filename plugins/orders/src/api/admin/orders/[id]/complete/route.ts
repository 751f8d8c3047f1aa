import { type MedusaResponse, refetchEntity } from "@medusajs/framework/http";
import { POST as completeInMedusa } from "@medusajs/medusa/api/admin/orders/[id]/complete/route";
import { changeFromDashboard, shopOrder } from "../../../../../http/medusa-dashboard";

/** Replaces Medusa's route: completing an order in its dashboard marks it as delivered and paid in the shop. */
export async function POST(request: Parameters<typeof completeInMedusa>[0], response: MedusaResponse) {
  const state = await shopOrder(request.params.id);
  if (!state) return completeInMedusa(request, response);
  await changeFromDashboard(request, state, "completed");
  const { fields } = request.queryConfig;
  response.json({
    order: await refetchEntity({ entity: "order", idOrFilter: state.orderId, scope: request.scope, fields }),
  });
}
