import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { writeId } from "@zakh/kit/http/path-id";
import { changeCategory } from "../../../../http/save-category";
import { deleteCategoryWorkflow } from "../../../../workflows/delete-category";

/** Updates a category; omitted fields stay unchanged. */
export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  response.json(await changeCategory(request, writeId(request.params.id)));
}

/** Hides a category; its products stay listed under its name until they are moved (rulings 23, 42). */
export async function DELETE(request: MedusaRequest, response: MedusaResponse) {
  await deleteCategoryWorkflow(request.scope).run({ input: { number: writeId(request.params.id) } });
  response.status(204).end();
}
