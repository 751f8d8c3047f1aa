import type { MedusaRequest } from "@medusajs/framework/http";
import { findStoredProduct } from "@zakh/catalog/read-models/products";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/http/api-error";
import { writeId } from "@zakh/kit/http/path-id";
import { storeOf } from "./own-store";

/** The public id of the product in the path; 404 `product_not_found` unless it is the own store's (ruling 32). */
export async function ownProductId(request: MedusaRequest): Promise<number> {
  const id = writeId(request.params.productId);
  const product = await findStoredProduct(shopPool(), id);
  if (product?.storeId !== storeOf(request).number) throw new ApiError(404, "product_not_found");
  return id;
}
