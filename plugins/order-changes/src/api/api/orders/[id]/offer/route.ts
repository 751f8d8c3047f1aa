import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { addLogFields } from "@zakh/kit/log/request-context";
import { lookUpOrder } from "@zakh/orders/http/look-up-order";
import { actorOnLookedUp } from "@zakh/orders/http/own-order";
import type { OfferAnswer } from "../../../../../contract/change";
import { answerOfferWorkflow } from "../../../../../workflows/change-order";

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const order = await lookUpOrder(request);
  const { offer, agrees } = request.validatedBody as OfferAnswer;
  addLogFields({ order: order.id });
  const by = actorOnLookedUp(request, order);
  await answerOfferWorkflow(request.scope).run({
    input: { number: order.id, offer, as: agrees ? "offerAccepted" : "offerDeclined", by },
  });
  response.json(await lookUpOrder(request));
}
