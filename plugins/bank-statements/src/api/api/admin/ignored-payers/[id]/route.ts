import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { writeId } from "@zakh/kit/http/path-id";
import { forgetIgnoredPayerWorkflow } from "../../../../../workflows/forget-ignored-payer";

export async function DELETE(request: MedusaRequest, response: MedusaResponse) {
  const payer = writeId(request.params.id);
  await forgetIgnoredPayerWorkflow(request.scope).run({ input: { payer } });
  response.status(204).end();
}
