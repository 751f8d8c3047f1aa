import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { saveProduct } from "../../../http/save-product";
import { products } from "../../../read-models/products";

/** All products on sale; the category filter is the client's (spec §7). */
export const GET = products.handler;

/** Puts a product on sale. */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  response.status(201).json(await saveProduct(request, {}));
}
