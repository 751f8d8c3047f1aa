import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendPage } from "@zakh/kit/cache/send-list";
import { shopPool } from "@zakh/kit/database/pool";
import { addLogFields } from "@zakh/kit/log/request-context";
import { actorOf } from "@zakh/orders/http/change-order";
import type { PayoutsInput, PayoutsQuery } from "../../../../contract";
import { listPayouts } from "../../../../read-models/payouts";
import { preparePayoutsWorkflow } from "../../../../workflows/prepare-payouts";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const { rows, total } = await listPayouts(shopPool(), request.validatedQuery as PayoutsQuery);
  sendPage(request, response, rows, total);
}

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { period } = request.validatedBody as PayoutsInput;
  const by = actorOf(request);
  addLogFields({ period, by: by.number });
  const { result } = await preparePayoutsWorkflow(request.scope).run({ input: { period, by } });
  response.json(result);
}
