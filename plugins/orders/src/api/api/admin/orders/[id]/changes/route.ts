import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { ChangeInput } from "../../../../../../contract/change";
import { changeOrder } from "../../../../../../http/change-order";
import { changeOrderWorkflow } from "../../../../../../workflows/change-order";

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const change = request.validatedBody as ChangeInput;
  await changeOrder(request, response, (order) =>
    changeOrderWorkflow(request.scope).run({ input: { ...change, ...order } }),
  );
}
