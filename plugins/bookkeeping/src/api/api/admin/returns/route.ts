import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendPage } from "@zakh/kit/cache/send-list";
import { shopPool } from "@zakh/kit/database/pool";
import type { ReturnsQuery } from "../../../../contract/returns";
import { listReturns } from "../../../../read-models/returns";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const { rows, total } = await listReturns(shopPool(), request.validatedQuery as ReturnsQuery);
  sendPage(request, response, rows, total);
}
