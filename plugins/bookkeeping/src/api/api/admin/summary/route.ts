import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { findSummary } from "../../../../read-models/summary";

/** The counters of the admin dashboard. */
export async function GET(_request: MedusaRequest, response: MedusaResponse) {
  response.json(await findSummary(shopPool()));
}
