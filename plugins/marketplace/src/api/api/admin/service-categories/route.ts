import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendList } from "@zakh/kit/cache/send-list";
import { shopPool } from "@zakh/kit/database/pool";
import type { ServiceCategoryInput } from "../../../../contract";
import { answerServiceCategory } from "../../../../http/answer-service-category";
import { findAdminServiceCategories } from "../../../../read-models/service-categories";
import { createServiceCategoryWorkflow } from "../../../../workflows/create-service-category";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  sendList(request, response, await findAdminServiceCategories(shopPool()));
}

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const input = request.validatedBody as ServiceCategoryInput;
  const { result } = await createServiceCategoryWorkflow(request.scope).run({ input });
  await answerServiceCategory(response, 201, result.number);
}
