import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { deleteProduct } from "@zakh/catalog/http/delete-product";
import { saveProduct } from "@zakh/catalog/http/save-product";
import { ownProductId } from "../../../../../../http/own-product";

export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  const id = await ownProductId(request);
  response.json(await saveProduct(request, { id }));
}

export async function DELETE(request: MedusaRequest, response: MedusaResponse) {
  await deleteProduct(request, await ownProductId(request));
  response.status(204).end();
}
