import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ApiError } from "@zakh/kit/errors/api-error";
import { stopInput } from "../../../../../contract";
import { stopStandingBasketWorkflow } from "../../../../../workflows";

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const key = stopInput.shape.key.safeParse(request.params.key).data;
  if (!key) throw new ApiError(404, "standing_basket_not_found");
  await stopStandingBasketWorkflow(request.scope).run({ input: { key, as: "paused" } });
  response.status(204).end();
}
