import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { adminOf } from "@zakh/accounts/http/guards";
import { shopPool } from "@zakh/kit/database/pool";
import { writeId } from "@zakh/kit/http/path-id";
import { addLogFields } from "@zakh/kit/log/request-context";
import type { CorrectionInput } from "../../../../../../contract/weight";
import { keyedRequest } from "../../../../../../http/idempotency-key";
import { findOrder } from "../../../../../../read-models/orders";
import { correctOrderWorkflow } from "../../../../../../workflows/correct-order";

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const number = writeId(request.params.id);
  const by = adminOf(request);
  const { amount, reason } = request.validatedBody as CorrectionInput;
  addLogFields({ order: number, corrected: amount, by: by.number });
  await correctOrderWorkflow(request.scope).run({
    input: { number, amount, reason, by: { number: by.number, name: by.name }, request: keyedRequest(request) },
  });
  response.json(await findOrder(shopPool(), number));
}
