import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { ReturnedInput } from "@zakh/orders/contract";
import { type ChangedOrder, changeOrder } from "@zakh/orders/http/change-order";
import { keyedRequest } from "@zakh/orders/http/idempotency-key";
import { returnOrderMoneyWorkflow } from "../../../../../../workflows/return-order-money";

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { amount, as } = request.validatedBody as ReturnedInput;
  const kind = as === "credit" ? "credit_given" : "returned";
  const giveBack = (order: ChangedOrder) =>
    returnOrderMoneyWorkflow(request.scope).run({ input: { ...order, amount, kind, request: keyedRequest(request) } });
  await changeOrder(request, response, giveBack, { returned: amount, as });
}
