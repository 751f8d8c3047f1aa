import type { MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { findAdminServiceCategories } from "../read-models/service-categories";

export async function answerServiceCategory(
  response: MedusaResponse,
  status: 200 | 201,
  number: number,
): Promise<void> {
  const [category] = await findAdminServiceCategories(shopPool(), number);
  if (!category) throw new ApiError(404, "service_category_not_found");
  response.status(status).json(category);
}
