import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { changeOrder } from "@zakh/orders/http/change-order";
import { answerOfferWorkflow } from "../../../../../../workflows/change-order";

export async function DELETE(request: MedusaRequest, response: MedusaResponse) {
  await changeOrder(request, response, (order) =>
    answerOfferWorkflow(request.scope).run({ input: { ...order, as: "offerWithdrawn" } }),
  );
}
