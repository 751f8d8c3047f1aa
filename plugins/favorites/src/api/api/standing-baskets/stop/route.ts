import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { StopInput } from "../../../../contract";
import { stopStandingBasketWorkflow } from "../../../../workflows";

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  await stopStandingBasketWorkflow(request.scope).run({ input: request.validatedBody as StopInput });
  response.status(204).end();
}
