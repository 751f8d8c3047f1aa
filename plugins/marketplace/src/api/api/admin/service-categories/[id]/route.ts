import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { SinceVersion } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { writeId } from "@zakh/kit/http/path-id";
import type { ServiceCategoryChanges } from "../../../../../contract";
import { findAdminServiceCategories } from "../../../../../read-models/service-categories";
import { deleteServiceCategoryWorkflow } from "../../../../../workflows/delete-service-category";
import { updateServiceCategoryWorkflow } from "../../../../../workflows/update-service-category";

export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  const categoryId = writeId(request.params.id);
  const { version, ...changes } = request.validatedBody as SinceVersion<ServiceCategoryChanges>;
  await updateServiceCategoryWorkflow(request.scope).run({ input: { categoryId, changes, version } });
  const [category] = await findAdminServiceCategories(shopPool(), categoryId);
  if (!category) throw new ApiError(404, "service_category_not_found");
  response.json(category);
}

export async function DELETE(request: MedusaRequest, response: MedusaResponse) {
  await deleteServiceCategoryWorkflow(request.scope).run({ input: { categoryId: writeId(request.params.id) } });
  response.status(204).end();
}
