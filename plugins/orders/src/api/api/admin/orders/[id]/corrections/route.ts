import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { CorrectionInput } from "../../../../../../contract/weight";
import { type ChangedOrder, changeOrder } from "../../../../../../http/change-order";
import { keyedRequest } from "../../../../../../http/idempotency-key";
import { correctOrderWorkflow } from "../../../../../../workflows/correct-order";

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { amount, reason } = request.validatedBody as CorrectionInput;
  const correct = (order: ChangedOrder) =>
    correctOrderWorkflow(request.scope).run({ input: { ...order, amount, reason, request: keyedRequest(request) } });
  await changeOrder(request, response, correct, { corrected: amount });
}
