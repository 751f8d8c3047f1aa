import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { addLogFields } from "@zakh/kit/log/request-context";
import { actorOf } from "@zakh/orders/http/change-order";
import type { PayoutsPaidInput } from "../../../../../contract";
import { markPayoutsWorkflow } from "../../../../../workflows/mark-payouts";

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { ids, paid } = request.validatedBody as PayoutsPaidInput;
  const by = actorOf(request);
  addLogFields({ payouts: ids.join(" "), paid: String(paid), by: by.number });
  await markPayoutsWorkflow(request.scope).run({ input: { numbers: ids, paid, by } });
  response.status(204).end();
}
