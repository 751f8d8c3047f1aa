import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { POST as addInMedusa } from "@medusajs/medusa/api/store/carts/[id]/line-items/route";
import { inPlaceOf } from "@zakh/kit/http/medusa-store";
import { parseInput } from "@zakh/kit/http/validate";
import { storeLineInput } from "../../../../../contract/store-cart";
import { changedStoreCart } from "../../../../../http/answer-store-cart";

/** Replaces Medusa's route: a quantity within the product's sale rule and stock, at the shop's price. */
export const POST = inPlaceOf(addInMedusa, async (request: MedusaRequest, response: MedusaResponse) => {
  const line = parseInput(storeLineInput, request.validatedBody);
  response.json({ cart: await changedStoreCart(request, { add: [line] }) });
});
