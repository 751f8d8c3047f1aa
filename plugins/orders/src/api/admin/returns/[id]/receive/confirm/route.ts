import { type MedusaResponse, refetchEntity } from "@medusajs/framework/http";
import { POST as receiveInMedusa } from "@medusajs/medusa/api/admin/returns/[id]/receive/confirm/route";
import { orderOfReturn, receiveFromDashboard } from "../../../../../../http/medusa-returns";

/** Replaces Medusa's route: what came back is a correction of the order, and in stock as far as it can be sold again. */
export async function POST(request: Parameters<typeof receiveInMedusa>[0], response: MedusaResponse) {
  const { id = "" } = request.params;
  const state = await orderOfReturn(id);
  if (!state) return receiveInMedusa(request, response);
  const order_preview = await receiveFromDashboard(request, state, id);
  const { fields } = request.queryConfig;
  response.json({
    order_preview,
    return: await refetchEntity({ entity: "return", idOrFilter: id, scope: request.scope, fields }),
  });
}
