import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseInput } from "@zakh/kit/http/validate";
import { storeQuantityInput } from "../../../../../../contract/store-cart";
import { changedStoreCart } from "../../../../../../http/answer-store-cart";

/** Replaces Medusa's route: another quantity of a line. */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { quantity } = parseInput(storeQuantityInput, request.validatedBody);
  const lineId = String(request.params.line_id);
  response.json({ cart: await changedStoreCart(request, { quantity: { lineId, quantity } }) });
}

/** Replaces Medusa's route: without the line. */
export async function DELETE(request: MedusaRequest, response: MedusaResponse) {
  const id = String(request.params.line_id);
  const parent = await changedStoreCart(request, { quantity: { lineId: id, quantity: 0 } });
  response.json({ id, object: "line-item", deleted: true, parent });
}
