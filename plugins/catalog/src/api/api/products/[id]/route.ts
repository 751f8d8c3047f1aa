import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { adminOf } from "@zakh/accounts/http/guards";
import { publicRead } from "@zakh/kit/cache/public-read";
import { ApiError } from "@zakh/kit/errors/api-error";
import { readId, writeId } from "@zakh/kit/http/path-id";
import { findHiddenProduct } from "../../../../http/hidden-product";
import { saveProduct } from "../../../../http/save-product";
import { withProductVersion } from "../../../../read-models/product-version";
import { products } from "../../../../read-models/products";
import { deleteProductWorkflow } from "../../../../workflows/delete-product";

/** One product; 404 `product_not_found` when it is missing or deleted, and to all but its owner and admins when it is hidden (rulings 24, 52). */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const id = readId(request.params.id, "product_not_found");
  const product = (await products.value()).find((candidate) => candidate.id === id);
  if (!product) {
    const hidden = await findHiddenProduct(request, id);
    if (!hidden) throw new ApiError(404, "product_not_found");
    response.setHeader("Cache-Control", "no-store");
    response.json(withProductVersion(hidden));
    return;
  }
  publicRead(response, [products]).json(withProductVersion(product));
}

/** Updates a product; omitted fields stay unchanged. */
export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  response.json(await saveProduct(request, { number: writeId(request.params.id) }));
}

/** Removes a product from the shop; orders that contain it stay readable (ruling 23). */
export async function DELETE(request: MedusaRequest, response: MedusaResponse) {
  const { number, name } = adminOf(request);
  const input = { number: writeId(request.params.id), by: { number, name } };
  await deleteProductWorkflow(request.scope).run({ input });
  response.status(204).end();
}
