import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { readId } from "@zakh/kit/http/path-id";
import type { RefundAccountInput } from "@zakh/orders/contract";
import { changeOrder } from "@zakh/orders/http/change-order";
import { findRefundAccount } from "../../../../../../read-models/whole-refund-account";
import { setRefundAccountWorkflow } from "../../../../../../workflows/set-refund-account";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const number = readId(request.params.id, "order_not_found");
  const account = await findRefundAccount(shopPool(), number);
  if (!account) throw new ApiError(404, "refund_account_unknown");
  response.json(account);
}

export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  const account = request.validatedBody as RefundAccountInput;
  await changeOrder(request, response, (order) =>
    setRefundAccountWorkflow(request.scope).run({ input: { ...order, account } }),
  );
}
