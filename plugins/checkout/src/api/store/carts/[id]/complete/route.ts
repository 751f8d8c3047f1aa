import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { POST as completeInMedusa } from "@medusajs/medusa/api/store/carts/[id]/complete/route";
import { inPlaceOf } from "@zakh/kit/http/medusa-store";
import { completeStoreCart } from "../../../../../http/complete-store-cart";

/** Replaces Medusa's route: the cart becomes an order of the shop, and is answered as Medusa answers it. */
export const POST = inPlaceOf(completeInMedusa, async (request: MedusaRequest, response: MedusaResponse) => {
  const id = await completeStoreCart(request);
  const query = request.scope.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({ entity: "order", fields: request.queryConfig.fields, filters: { id } });
  response.json({ type: "order", order: data[0] });
});
