import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { adminOf } from "@zakh/accounts/http/guards";
import { writeId } from "@zakh/kit/http/path-id";
import type { TraceNumberInput } from "../../../../../../contract";
import { setTraceNumberWorkflow } from "../../../../../../workflows/set-trace-number";

/** Answers the number that holds now: a lot that begins later, or began before another one, does not change it. */
export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  const { number, name } = adminOf(request);
  const input = {
    ...(request.validatedBody as TraceNumberInput),
    number: writeId(request.params.id),
    by: { number, name },
  };
  const { result } = await setTraceNumberWorkflow(request.scope).run({ input });
  response.json(result);
}
