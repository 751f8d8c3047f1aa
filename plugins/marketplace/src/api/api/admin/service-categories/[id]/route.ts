import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { SinceVersion } from "@zakh/kit/contract";
import { writeId } from "@zakh/kit/http/path-id";
import type { ServiceCategoryChanges } from "../../../../../contract";
import { answerServiceCategory } from "../../../../../http/answer-service-category";
import { deleteServiceCategoryWorkflow } from "../../../../../workflows/delete-service-category";
import { updateServiceCategoryWorkflow } from "../../../../../workflows/update-service-category";

export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  const categoryId = writeId(request.params.id);
  const { version, ...changes } = request.validatedBody as SinceVersion<ServiceCategoryChanges>;
  await updateServiceCategoryWorkflow(request.scope).run({ input: { categoryId, changes, version } });
  await answerServiceCategory(response, 200, categoryId);
}

export async function DELETE(request: MedusaRequest, response: MedusaResponse) {
  await deleteServiceCategoryWorkflow(request.scope).run({ input: { categoryId: writeId(request.params.id) } });
  response.status(204).end();
}
