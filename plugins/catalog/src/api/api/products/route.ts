import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { publicRead } from "@zakh/kit/http/public-read";
import type { ProductsQuery } from "../../../contract";
import { saveProduct } from "../../../http/save-product";
import { products } from "../../../read-models/products";

/** All products on sale (spec §7); a page that shows only some of them asks for no more. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const { category, limit, offset = 0 } = request.validatedQuery as ProductsQuery;
  if (category === undefined && limit === undefined && offset === 0) return products.handler(request, response);
  const listed = (await products.value()).filter((product) => category === undefined || product.category === category);
  publicRead(response).json(listed.slice(offset, limit && offset + limit));
}

/** Puts a product on sale. */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  response.status(201).json(await saveProduct(request, {}));
}
