import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ApiError } from "@zakh/kit/http/api-error";
import { readId } from "@zakh/kit/http/path-id";
import { products } from "../../../../read-models/products";

/** One product on sale; 404 `product_not_found` when it is missing, hidden or deleted (spec §2, ruling 24). */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const id = readId(request.params.id, "product_not_found");
  const product = (await products.value()).find((candidate) => candidate.id === id);
  if (!product) throw new ApiError(404, "product_not_found");
  response.setHeader("Cache-Control", "no-cache");
  response.json(product);
}
