import type { MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { findMealKits } from "../read-models/meal-kits";

export async function answerMealKit(response: MedusaResponse, status: 200 | 201, number: number): Promise<void> {
  const [kit] = await findMealKits(shopPool(), number);
  if (!kit) throw new ApiError(404, "meal_kit_not_found");
  response.status(status).json(kit);
}
