import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { changeOrder } from "@zakh/orders/http/change-order";
import type { PackedInput } from "../../../../../../contract/packing";
import { weighOrderWorkflow } from "../../../../../../workflows/weigh-order";

export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  const packed = request.validatedBody as PackedInput;
  await changeOrder(request, response, (order) =>
    weighOrderWorkflow(request.scope).run({ input: { ...order, ...packed } }),
  );
}
