import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { customerOf } from "@zakh/accounts/http/guards";
import { saveProduct } from "@zakh/catalog/http/save-product";
import { deleteProductWorkflow } from "@zakh/catalog/workflows/delete-product";
import { writeId } from "@zakh/kit/http/path-id";
import { storeOf } from "../../../../../../http/own-store";

export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  response.json(await saveProduct(request, ownProduct(request)));
}

export async function DELETE(request: MedusaRequest, response: MedusaResponse) {
  const { number, name } = customerOf(request);
  const input = { ...ownProduct(request), by: { number, name } };
  await deleteProductWorkflow(request.scope).run({ input });
  response.status(204).end();
}

/** The store and product of the path; the workflows find no product of another store (ruling 32). */
function ownProduct(request: MedusaRequest) {
  return { number: writeId(request.params.productId), storeNumber: storeOf(request).number };
}
