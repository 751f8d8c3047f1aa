import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { ReceivedInput } from "../../../../../../contract/change";
import { changeOrder } from "../../../../../../http/change-order";
import { receiveDifferenceWorkflow } from "../../../../../../workflows/receive-difference";

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { amount } = request.validatedBody as ReceivedInput;
  await changeOrder(request, response, (order) =>
    receiveDifferenceWorkflow(request.scope).run({ input: { ...order, amount } }),
  );
}
