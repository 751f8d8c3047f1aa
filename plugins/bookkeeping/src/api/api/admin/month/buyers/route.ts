import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { findBuyers } from "../../../../../read-models/buyers";

export async function GET(_request: MedusaRequest, response: MedusaResponse) {
  response.json(await findBuyers(shopPool()));
}
