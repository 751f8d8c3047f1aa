import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { addLogFields } from "@zakh/kit/log/request-context";
import { lookUpOrder } from "../../../../../http/look-up-order";
import { actorOnLookedUp } from "../../../../../http/own-order";
import { reportTransferWorkflow } from "../../../../../workflows/report-transfer";

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const order = await lookUpOrder(request);
  addLogFields({ order: order.id });
  await reportTransferWorkflow(request.scope).run({ input: { number: order.id, by: actorOnLookedUp(request, order) } });
  response.json(await lookUpOrder(request));
}
