import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { adminOf } from "@zakh/accounts/http/guards";
import { shopPool } from "@zakh/kit/database/pool";
import { writeId } from "@zakh/kit/http/path-id";
import { addLogFields } from "@zakh/kit/log/request-context";
import type { ChangeInput } from "../../../../../../contract/change";
import { findOrder } from "../../../../../../read-models/orders";
import { changeOrderWorkflow } from "../../../../../../workflows/change-order";

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const number = writeId(request.params.id);
  const { number: account, name } = adminOf(request);
  const change = request.validatedBody as ChangeInput;
  addLogFields({ order: number, by: account });
  await changeOrderWorkflow(request.scope).run({ input: { ...change, number, by: { number: account, name } } });
  response.json(await findOrder(shopPool(), number));
}
