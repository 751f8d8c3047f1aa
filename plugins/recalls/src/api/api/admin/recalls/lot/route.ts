import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import type { RecallLotQuery } from "../../../../../contract";
import { findRecallLot } from "../../../../../read-models/recall-lot";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const { number } = request.validatedQuery as RecallLotQuery;
  response.json(await findRecallLot(shopPool(), number));
}
