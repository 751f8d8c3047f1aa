import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { StoreStepInput } from "../../../../../../../contract";
import { changePart } from "../../../../../../../http/worked-order";
import { takeStoreStepWorkflow } from "../../../../../../../workflows/take-store-step";

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const step = request.validatedBody as StoreStepInput;
  await changePart(request, response, (part) =>
    takeStoreStepWorkflow(request.scope).run({ input: { ...part, input: step } }),
  );
}
