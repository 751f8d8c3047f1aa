import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import type { MonthQuery } from "../../../../contract/month";
import { findMonth } from "../../../../read-models/month";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  response.json(await findMonth(shopPool(), request.validatedQuery as MonthQuery));
}
