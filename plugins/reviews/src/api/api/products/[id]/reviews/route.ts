import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { products } from "@zakh/catalog/read-models/products";
import { publicRead } from "@zakh/kit/cache/public-read";
import { pageOf } from "@zakh/kit/cache/send-list";
import { OWN_LIST_MAX } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { readId } from "@zakh/kit/http/path-id";
import { distributions, findProductReviews } from "../../../../../read-models/product-reviews";

/** The shown reviews of a product on sale. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const id = readId(request.params.id, "product_not_found");
  if (!(await products.value()).some((product) => product.id === id)) throw new ApiError(404, "product_not_found");
  const { limit, offset } = pageOf(request, OWN_LIST_MAX);
  const page = { limit: Math.min(limit, OWN_LIST_MAX), offset };
  const found = await findProductReviews(shopPool(), id, page);
  publicRead(response, [products, distributions]).json(found);
}
