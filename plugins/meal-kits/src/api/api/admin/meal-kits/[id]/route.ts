import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { SinceVersion } from "@zakh/kit/contract";
import { writeId } from "@zakh/kit/http/path-id";
import type { MealKitChanges } from "../../../../../contract";
import { answerMealKit } from "../../../../../http/answer-meal-kit";
import { deleteMealKitWorkflow } from "../../../../../workflows/delete-meal-kit";
import { updateMealKitWorkflow } from "../../../../../workflows/update-meal-kit";

export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  const mealKitId = writeId(request.params.id);
  const { version, ...changes } = request.validatedBody as SinceVersion<MealKitChanges>;
  await updateMealKitWorkflow(request.scope).run({ input: { mealKitId, changes, version } });
  await answerMealKit(response, 200, mealKitId);
}

export async function DELETE(request: MedusaRequest, response: MedusaResponse) {
  await deleteMealKitWorkflow(request.scope).run({ input: { mealKitId: writeId(request.params.id) } });
  response.status(204).end();
}
