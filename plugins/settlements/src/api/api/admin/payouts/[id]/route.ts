import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { writeId } from "@zakh/kit/http/path-id";
import { withdrawPayoutWorkflow } from "../../../../../workflows/withdraw-payout";

export async function DELETE(request: MedusaRequest, response: MedusaResponse) {
  const number = writeId(request.params.id);
  await withdrawPayoutWorkflow(request.scope).run({ input: { number } });
  response.status(204).end();
}
