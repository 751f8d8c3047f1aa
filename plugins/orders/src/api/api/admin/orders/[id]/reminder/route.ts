import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { changeOrder } from "../../../../../../http/change-order";
import { remindOfPaymentWorkflow } from "../../../../../../workflows/remind-of-payment";

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const now = new Date().toISOString();
  await changeOrder(request, response, (order) =>
    remindOfPaymentWorkflow(request.scope).run({ input: { ...order, now } }),
  );
}
