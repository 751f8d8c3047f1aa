import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { POST as createInMedusa } from "@medusajs/medusa/api/store/carts/route";
import { inPlaceOf } from "@zakh/kit/http/medusa-store";
import { parseInput } from "@zakh/kit/http/validate";
import { storeCartInput } from "../../../contract/store-cart";
import { cartOwner, changedStoreCart } from "../../../http/answer-store-cart";

/** Replaces Medusa's route: a cart at the shop's prices, within its sale rules, which no stranger can read. */
export const POST = inPlaceOf(createInMedusa, async (request: MedusaRequest, response: MedusaResponse) => {
  const { items: add, ...contact } = parseInput(storeCartInput, request.validatedBody);
  response.json({ cart: await changedStoreCart(request, { owner: cartOwner(request), contact, add }) });
});
