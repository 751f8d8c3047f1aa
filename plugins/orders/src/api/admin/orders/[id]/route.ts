import { type MedusaResponse, refetchEntity } from "@medusajs/framework/http";
import { POST as updateInMedusa } from "@medusajs/medusa/api/admin/orders/[id]/route";
import { refusedInDashboard, shopOrder, updateFromDashboard } from "../../../../http/medusa-dashboard";

export { GET } from "@medusajs/medusa/api/admin/orders/[id]/route";

/**
 * Replaces Medusa's route: another address or email is saved in the shop and in Medusa atomically, together with the
 * fields that only Medusa has (invoice address, notes in `metadata`). The shop cannot follow another language: 409.
 */
export async function POST(request: Parameters<typeof updateInMedusa>[0], response: MedusaResponse) {
  const state = await shopOrder(request.params.id);
  if (!state) return updateInMedusa(request, response);
  const { locale, ...update } = request.validatedBody;
  if (locale) throw refusedInDashboard("order_write_refused");
  if (Object.keys(update).length > 0) await updateFromDashboard(request, state, update);
  const { fields } = request.queryConfig;
  response.json({
    order: await refetchEntity({ entity: "order", idOrFilter: state.orderId, scope: request.scope, fields }),
  });
}
