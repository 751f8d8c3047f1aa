import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { changeOrder } from "@zakh/orders/http/change-order";
import type { BoxesInput } from "../../../../../../contract/parcels";
import { setBoxesWorkflow } from "../../../../../../workflows/set-boxes";

export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  const { boxes } = request.validatedBody as BoxesInput;
  await changeOrder(request, response, (order) => setBoxesWorkflow(request.scope).run({ input: { ...order, boxes } }));
}
