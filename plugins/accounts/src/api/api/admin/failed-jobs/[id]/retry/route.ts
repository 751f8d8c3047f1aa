import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { writeId } from "@zakh/kit/http/path-id";
import { retryFailedJobWorkflow } from "../../../../../../workflows/retry-failed-job";

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  await retryFailedJobWorkflow(request.scope).run({ input: { number: writeId(request.params.id) } });
  response.status(204).end();
}
