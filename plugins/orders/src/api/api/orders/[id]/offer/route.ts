import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { findAdmin, findCustomer } from "@zakh/accounts/http/guards";
import { addLogFields } from "@zakh/kit/log/request-context";
import type { OfferAnswer } from "../../../../../contract/change";
import type { OrderLookupQuery } from "../../../../../contract/list";
import { lookUpOrder } from "../../../../../http/look-up-order";
import { answerOfferWorkflow } from "../../../../../workflows/change-order";

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { id: number, userId, customerName } = await lookUpOrder(request);
  const { offer, agrees } = request.validatedBody as OfferAnswer;
  addLogFields({ order: number });
  // Whoever has the email or the link answers for the customer; an admin without them answers as an admin.
  const { email, key } = request.validatedQuery as OrderLookupQuery;
  const admin = email || key || findCustomer(request)?.number === userId ? undefined : findAdmin(request);
  const by = admin ? { number: admin.number, name: admin.name } : { number: userId, name: customerName };
  await answerOfferWorkflow(request.scope).run({
    input: { number, offer, as: agrees ? "offerAccepted" : "offerDeclined", by },
  });
  response.json(await lookUpOrder(request));
}
