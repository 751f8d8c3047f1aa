import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { adminOf } from "@zakh/accounts/http/guards";
import { shopPool } from "@zakh/kit/database/pool";
import { writeId } from "@zakh/kit/http/path-id";
import { addLogFields } from "@zakh/kit/log/request-context";
import type { ReturnedInput } from "../../../../../../contract/money";
import { keyedRequest } from "../../../../../../http/idempotency-key";
import { findOrder } from "../../../../../../read-models/orders";
import { returnOrderMoneyWorkflow } from "../../../../../../workflows/return-order-money";

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const number = writeId(request.params.id);
  const by = adminOf(request);
  const { amount, as } = request.validatedBody as ReturnedInput;
  addLogFields({ order: number, returned: amount, as, by: by.number });
  await returnOrderMoneyWorkflow(request.scope).run({
    input: {
      number,
      amount,
      kind: as === "credit" ? "credit_given" : "returned",
      by: { number: by.number, name: by.name },
      request: keyedRequest(request),
    },
  });
  response.json(await findOrder(shopPool(), number));
}
