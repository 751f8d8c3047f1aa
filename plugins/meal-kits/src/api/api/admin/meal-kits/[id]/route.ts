import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { SinceVersion } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { writeId } from "@zakh/kit/http/path-id";
import type { MealKitChanges } from "../../../../../contract";
import { findMealKits } from "../../../../../read-models/meal-kits";
import { deleteMealKitWorkflow } from "../../../../../workflows/delete-meal-kit";
import { updateMealKitWorkflow } from "../../../../../workflows/update-meal-kit";

export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  const mealKitId = writeId(request.params.id);
  const { version, ...changes } = request.validatedBody as SinceVersion<MealKitChanges>;
  await updateMealKitWorkflow(request.scope).run({ input: { mealKitId, changes, version } });
  const [kit] = await findMealKits(shopPool(), mealKitId);
  if (!kit) throw new ApiError(404, "meal_kit_not_found");
  response.json(kit);
}

export async function DELETE(request: MedusaRequest, response: MedusaResponse) {
  await deleteMealKitWorkflow(request.scope).run({ input: { mealKitId: writeId(request.params.id) } });
  response.status(204).end();
}
