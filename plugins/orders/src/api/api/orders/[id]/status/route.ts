import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { adminOf } from "@zakh/accounts/http/guards";
import { shopPool } from "@zakh/kit/database/pool";
import { writeId } from "@zakh/kit/http/path-id";
import { addLogFields } from "@zakh/kit/log/request-context";
import type { StatusInput } from "../../../../../contract/status";
import { findOrder } from "../../../../../read-models/orders";
import { changeOrderStatusWorkflow } from "../../../../../workflows/change-order-status";

export async function PATCH(request: MedusaRequest, response: MedusaResponse) {
  const number = writeId(request.params.id);
  const by = adminOf(request);
  const { status } = request.validatedBody as StatusInput;
  addLogFields({ order: number, order_status: status, by: by.number });
  await changeOrderStatusWorkflow(request.scope).run({
    input: { number, to: status, by: { number: by.number, name: by.name } },
  });
  response.json(await findOrder(shopPool(), number));
}
