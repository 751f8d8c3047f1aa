import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendPage } from "@zakh/kit/cache/send-list";
import { shopPool } from "@zakh/kit/database/pool";
import type { AdminProductsQuery } from "../../../../contract";
import { withProductVersion } from "../../../../read-models/product-version";
import { listProducts } from "../../../../read-models/products";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const { rows, total } = await listProducts(shopPool(), request.validatedQuery as AdminProductsQuery);
  sendPage(request, response, rows.map(withProductVersion), total);
}
