import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { RefundAccountInput } from "../../../../../contract/refund-account";
import { changeOwnOrder } from "../../../../../http/own-order";
import { setRefundAccountWorkflow } from "../../../../../workflows/set-refund-account";

export function PUT(request: MedusaRequest, response: MedusaResponse) {
  const account = request.validatedBody as RefundAccountInput;
  return changeOwnOrder(request, response, (order) =>
    setRefundAccountWorkflow(request.scope).run({ input: { ...order, account } }),
  );
}
