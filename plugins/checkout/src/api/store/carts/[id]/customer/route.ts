import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { cartOwner, changedStoreCart } from "../../../../../http/answer-store-cart";

/** Replaces Medusa's route: a guest's cart becomes that of the signed-in customer. */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  response.json({ cart: await changedStoreCart(request, { owner: cartOwner(request) }) });
}
