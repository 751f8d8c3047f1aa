import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendList } from "@zakh/kit/cache/send-list";
import { shopPool } from "@zakh/kit/database/pool";
import type { MealKitInput } from "../../../../contract";
import { answerMealKit } from "../../../../http/answer-meal-kit";
import { findMealKits } from "../../../../read-models/meal-kits";
import { createMealKitWorkflow } from "../../../../workflows/create-meal-kit";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  sendList(request, response, await findMealKits(shopPool()));
}

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const input = request.validatedBody as MealKitInput;
  const { result } = await createMealKitWorkflow(request.scope).run({ input });
  await answerMealKit(response, 201, result.number);
}
