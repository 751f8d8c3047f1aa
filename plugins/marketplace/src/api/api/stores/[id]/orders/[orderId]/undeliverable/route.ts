import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { UndeliverableInput } from "../../../../../../../contract";
import { changePart } from "../../../../../../../http/worked-order";
import { setUndeliverableWorkflow } from "../../../../../../../workflows/set-undeliverable";

export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  const line = request.validatedBody as UndeliverableInput;
  await changePart(request, response, (part) =>
    setUndeliverableWorkflow(request.scope).run({ input: { ...part, ...line } }),
  );
}
