import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { adminOf } from "@zakh/accounts/http/guards";
import { shopPool } from "@zakh/kit/database/pool";
import { writeId } from "@zakh/kit/http/path-id";
import { addLogFields } from "@zakh/kit/log/request-context";
import { findOrder } from "../../../../../../read-models/orders";
import { answerOfferWorkflow } from "../../../../../../workflows/change-order";

export async function DELETE(request: MedusaRequest, response: MedusaResponse) {
  const number = writeId(request.params.id);
  const { number: account, name } = adminOf(request);
  addLogFields({ order: number, by: account });
  const by = { number: account, name };
  await answerOfferWorkflow(request.scope).run({ input: { number, as: "offerWithdrawn", by } });
  response.json(await findOrder(shopPool(), number));
}
