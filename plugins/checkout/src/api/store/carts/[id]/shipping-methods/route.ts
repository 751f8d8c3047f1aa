import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { POST as shipInMedusa } from "@medusajs/medusa/api/store/carts/[id]/shipping-methods/route";
import { inPlaceOf } from "@zakh/kit/http/medusa-store";
import { parseInput } from "@zakh/kit/http/validate";
import { storeShippingInput } from "../../../../../contract/store-cart";
import { changedStoreCart } from "../../../../../http/answer-store-cart";

/** Replaces Medusa's route: delivery at the shop's fee. */
export const POST = inPlaceOf(shipInMedusa, async (request: MedusaRequest, response: MedusaResponse) => {
  const { option_id: shippingOptionId } = parseInput(storeShippingInput, request.validatedBody);
  response.json({ cart: await changedStoreCart(request, { shippingOptionId }) });
});
