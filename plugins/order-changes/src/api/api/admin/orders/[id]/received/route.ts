import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { changeOrder } from "@zakh/orders/http/change-order";
import type { ReceivedInput } from "../../../../../../contract/change";
import { receiveDifferenceWorkflow } from "../../../../../../workflows/receive-difference";

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { amount } = request.validatedBody as ReceivedInput;
  await changeOrder(request, response, (order) =>
    receiveDifferenceWorkflow(request.scope).run({ input: { ...order, amount } }),
  );
}
