import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { StatusInput } from "../../../../../contract/status";
import { type ChangedOrder, changeOrder } from "../../../../../http/change-order";
import { changeOrderStatusWorkflow } from "../../../../../workflows/change-order-status";

export async function PATCH(request: MedusaRequest, response: MedusaResponse) {
  const { status: to, from } = request.validatedBody as StatusInput;
  const set = (order: ChangedOrder) =>
    changeOrderStatusWorkflow(request.scope).run({ input: { ...order, to, from, canBeUndone: true } });
  await changeOrder(request, response, set, { order_status: to });
}
