import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { findLegalOverview } from "../../../../read-models/admin-legal";

export async function GET(_request: MedusaRequest, response: MedusaResponse) {
  response.json(await findLegalOverview(shopPool()));
}
