import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { changeOrder } from "@zakh/orders/http/change-order";
import { askRefundAccountWorkflow } from "../../../../../../workflows/ask-refund-account";

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const now = new Date().toISOString();
  await changeOrder(request, response, (order) =>
    askRefundAccountWorkflow(request.scope).run({ input: { ...order, now } }),
  );
}
