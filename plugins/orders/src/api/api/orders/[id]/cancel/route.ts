import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { STATUS_WHEN } from "../../../../../contract/status";
import { changeOwnOrder } from "../../../../../http/own-order";
import { changeOrderStatusWorkflow } from "../../../../../workflows/change-order-status";

export function POST(request: MedusaRequest, response: MedusaResponse) {
  return changeOwnOrder(request, response, (order) =>
    changeOrderStatusWorkflow(request.scope).run({ input: { ...order, to: STATUS_WHEN.cancelled, byCustomer: true } }),
  );
}
