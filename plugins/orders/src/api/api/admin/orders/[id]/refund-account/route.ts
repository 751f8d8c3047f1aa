import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { adminOf } from "@zakh/accounts/http/guards";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { readId, writeId } from "@zakh/kit/http/path-id";
import { addLogFields } from "@zakh/kit/log/request-context";
import type { RefundAccountInput } from "../../../../../../contract/refund-account";
import { findOrder } from "../../../../../../read-models/orders";
import { findRefundAccount } from "../../../../../../read-models/refund-accounts";
import { setRefundAccountWorkflow } from "../../../../../../workflows/set-refund-account";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const number = readId(request.params.id, "order_not_found");
  const account = await findRefundAccount(shopPool(), number);
  if (!account) throw new ApiError(404, "refund_account_unknown");
  response.json(account);
}

export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  const number = writeId(request.params.id);
  const by = adminOf(request);
  addLogFields({ order: number, by: by.number });
  await setRefundAccountWorkflow(request.scope).run({
    input: {
      number,
      account: request.validatedBody as RefundAccountInput,
      by: { number: by.number, name: by.name },
    },
  });
  response.json(await findOrder(shopPool(), number));
}
