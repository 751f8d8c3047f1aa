import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { customerOf } from "@zakh/accounts/http/guards";
import { shopPool } from "@zakh/kit/database/pool";
import type { CartInput, CartQuery } from "../../../contract/cart";
import { findSavedCart } from "../../../read-models/saved-cart";
import { saveCartWorkflow } from "../../../workflows/save-cart";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  response.json(await findSavedCart(shopPool(), customerOf(request).customerId));
}

export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  const { items } = request.validatedBody as CartInput;
  const { merge } = request.validatedQuery as CartQuery;
  const { customerId } = customerOf(request);
  const { result } = await saveCartWorkflow(request.scope).run({ input: { customerId, items, merge } });
  response.json(result);
}
