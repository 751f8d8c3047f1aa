import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { GET as readInMedusa, POST as updateInMedusa } from "@medusajs/medusa/api/store/carts/[id]/route";
import { inPlaceOf } from "@zakh/kit/http/medusa-store";
import { parseInput } from "@zakh/kit/http/validate";
import { storeCartInput } from "../../../../contract/store-cart";
import { changedStoreCart } from "../../../../http/answer-store-cart";

export const GET = readInMedusa;

/** Replaces Medusa's route: email, address and note. */
export const POST = inPlaceOf(updateInMedusa, async (request: MedusaRequest, response: MedusaResponse) => {
  const { items: _, ...contact } = parseInput(storeCartInput, request.validatedBody);
  response.json({ cart: await changedStoreCart(request, { contact }) });
});
