import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { findTraceNumbers } from "../../../../read-models/trace-numbers";

export async function GET(_request: MedusaRequest, response: MedusaResponse) {
  response.json(await findTraceNumbers(shopPool()));
}
