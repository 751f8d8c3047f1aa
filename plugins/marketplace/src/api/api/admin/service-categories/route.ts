import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import type { ServiceCategoryInput } from "../../../../contract";
import { findAdminServiceCategories } from "../../../../read-models/service-categories";
import { createServiceCategoryWorkflow } from "../../../../workflows/create-service-category";

export async function GET(_request: MedusaRequest, response: MedusaResponse) {
  response.json(await findAdminServiceCategories(shopPool()));
}

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const input = request.validatedBody as ServiceCategoryInput;
  const { result } = await createServiceCategoryWorkflow(request.scope).run({ input });
  const [category] = await findAdminServiceCategories(shopPool(), result.number);
  response.status(201).json(category);
}
