import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { writeId } from "@zakh/kit/http/path-id";
import { dismissFailedJobWorkflow } from "../../../../../workflows/dismiss-failed-job";

export async function DELETE(request: MedusaRequest, response: MedusaResponse) {
  await dismissFailedJobWorkflow(request.scope).run({ input: { number: writeId(request.params.id) } });
  response.status(204).end();
}
