import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { addLogFields } from "@zakh/kit/log/request-context";
import type { OfferAnswer } from "../../../../../contract/change";
import { lookUpOrder } from "../../../../../http/look-up-order";
import { answerOfferWorkflow } from "../../../../../workflows/change-order";

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { id: number, userId, customerName } = await lookUpOrder(request);
  const { offer, agrees } = request.validatedBody as OfferAnswer;
  addLogFields({ order: number });
  const by = { number: userId, name: customerName };
  await answerOfferWorkflow(request.scope).run({
    input: { number, offer, as: agrees ? "offerAccepted" : "offerDeclined", by },
  });
  response.json(await lookUpOrder(request));
}
