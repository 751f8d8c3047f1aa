import { type MedusaResponse, refetchEntity } from "@medusajs/framework/http";
import { POST as updateInMedusa } from "@medusajs/medusa/api/admin/orders/[id]/route";
import { refusedInDashboard, shopOrder } from "../../../../http/medusa-dashboard";
import { changeOrderAddressWorkflow } from "../../../../workflows/change-order-address";

export { GET } from "@medusajs/medusa/api/admin/orders/[id]/route";

/**
 * In place of Medusa's own route: a changed address is changed in the shop as well, in one go. The shop cannot follow another
 * email, which decides who may look the order up, nor another language: 409. The invoice's address and the notes beside an
 * order (`metadata`) are Medusa's alone.
 */
export async function POST(request: Parameters<typeof updateInMedusa>[0], response: MedusaResponse) {
  const state = await shopOrder(request.params.id);
  if (!state) return updateInMedusa(request, response);
  const { email, locale, shipping_address: address, ...rest } = request.validatedBody;
  if (email || locale) throw refusedInDashboard("order_write_refused");
  if (address) {
    const by = request.auth_context.actor_id;
    await changeOrderAddressWorkflow(request.scope).run({ input: { number: state.number, address, by } });
  }
  if (Object.keys(rest).length > 0) {
    request.validatedBody = rest;
    return updateInMedusa(request, response);
  }
  const { fields } = request.queryConfig;
  response.json({
    order: await refetchEntity({ entity: "order", idOrFilter: state.orderId, scope: request.scope, fields }),
  });
}
