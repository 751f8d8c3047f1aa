import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { adminOf } from "@zakh/accounts/http/guards";
import { shopPool } from "@zakh/kit/database/pool";
import { writeId } from "@zakh/kit/http/path-id";
import { addLogFields } from "@zakh/kit/log/request-context";
import { findOrder } from "../../../../../../read-models/orders";
import { askRefundAccountWorkflow } from "../../../../../../workflows/ask-refund-account";

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const number = writeId(request.params.id);
  const by = adminOf(request);
  addLogFields({ order: number, by: by.number });
  await askRefundAccountWorkflow(request.scope).run({
    input: { number, by: { number: by.number, name: by.name }, now: new Date().toISOString() },
  });
  response.json(await findOrder(shopPool(), number));
}
