import type { MedusaRequest } from "@medusajs/framework/http";
import type { SinceVersion, Versioned } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { Category, CategoryChanges, CategoryInput } from "../contract";
import { findCategory } from "../read-models/categories";
import { createCategoryWorkflow } from "../workflows/create-category";
import { updateCategoryWorkflow } from "../workflows/update-category";

export async function createCategory(request: MedusaRequest): Promise<Versioned<Category>> {
  const input = request.validatedBody as CategoryInput;
  const { result } = await createCategoryWorkflow(request.scope).run({ input });
  return savedCategory(result.number);
}

export async function changeCategory(request: MedusaRequest, number: number): Promise<Versioned<Category>> {
  const changes = request.validatedBody as SinceVersion<CategoryChanges>;
  await updateCategoryWorkflow(request.scope).run({ input: { ...changes, number } });
  return savedCategory(number);
}

async function savedCategory(number: number): Promise<Versioned<Category>> {
  const category = await findCategory(shopPool(), number);
  if (!category) throw new ApiError(404, "category_not_found");
  return category;
}
