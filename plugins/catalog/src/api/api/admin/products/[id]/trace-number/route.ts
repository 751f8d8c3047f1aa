import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { writeId } from "@zakh/kit/http/path-id";
import type { ProductTrace, TraceNumberInput } from "../../../../../../contract";
import { setTraceNumberWorkflow } from "../../../../../../workflows/set-trace-number";

export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  const productId = writeId(request.params.id);
  const { traceNumber, from } = request.validatedBody as TraceNumberInput;
  await setTraceNumberWorkflow(request.scope).run({ input: { number: productId, traceNumber, from } });
  const answer: ProductTrace = { productId, traceNumber };
  response.json(answer);
}
