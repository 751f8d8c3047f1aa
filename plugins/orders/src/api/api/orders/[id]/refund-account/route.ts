import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { customerOf } from "@zakh/accounts/http/guards";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { writeId } from "@zakh/kit/http/path-id";
import { addLogFields } from "@zakh/kit/log/request-context";
import type { RefundAccountInput } from "../../../../../contract/refund-account";
import { findOrderAccess } from "../../../../../read-models/order-access";
import { findOrder } from "../../../../../read-models/orders";
import { setRefundAccountWorkflow } from "../../../../../workflows/set-refund-account";

/** Only whoever placed the order: its number and email are not enough. */
export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  const number = writeId(request.params.id);
  const by = customerOf(request);
  addLogFields({ order: number, by: by.number });
  const access = await findOrderAccess(shopPool(), number);
  if (access?.userId !== by.number) throw new ApiError(404, "order_not_found");
  await setRefundAccountWorkflow(request.scope).run({
    input: {
      number,
      account: request.validatedBody as RefundAccountInput,
      by: { number: by.number, name: by.name },
    },
  });
  response.json(await findOrder(shopPool(), number));
}
