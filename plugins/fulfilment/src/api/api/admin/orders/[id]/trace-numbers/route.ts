import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { changeOrder } from "@zakh/orders/http/change-order";
import type { PackedLotsInput } from "../../../../../../contract/packed-lots";
import { correctLotsWorkflow } from "../../../../../../workflows/correct-lots";

export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  const lots = request.validatedBody as PackedLotsInput;
  await changeOrder(request, response, (order) =>
    correctLotsWorkflow(request.scope).run({ input: { ...order, ...lots } }),
  );
}
