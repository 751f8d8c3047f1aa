import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { RefundAccountInput } from "@zakh/orders/contract";
import { changeOwnOrder } from "@zakh/orders/http/own-order";
import { setRefundAccountWorkflow } from "../../../../../workflows/set-refund-account";

export function PUT(request: MedusaRequest, response: MedusaResponse) {
  const account = request.validatedBody as RefundAccountInput;
  return changeOwnOrder(request, response, (order) =>
    setRefundAccountWorkflow(request.scope).run({ input: { ...order, account } }),
  );
}
