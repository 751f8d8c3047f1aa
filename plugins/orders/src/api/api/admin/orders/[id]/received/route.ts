import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { adminOf } from "@zakh/accounts/http/guards";
import { shopPool } from "@zakh/kit/database/pool";
import { writeId } from "@zakh/kit/http/path-id";
import { addLogFields } from "@zakh/kit/log/request-context";
import type { ReceivedInput } from "../../../../../../contract/change";
import { findOrder } from "../../../../../../read-models/orders";
import { receiveDifferenceWorkflow } from "../../../../../../workflows/receive-difference";

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const number = writeId(request.params.id);
  const { number: account, name } = adminOf(request);
  const { amount } = request.validatedBody as ReceivedInput;
  addLogFields({ order: number, by: account });
  await receiveDifferenceWorkflow(request.scope).run({ input: { number, amount, by: { number: account, name } } });
  response.json(await findOrder(shopPool(), number));
}
