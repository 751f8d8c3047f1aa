import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { listLayouts } from "../../../../read-models/statement-layouts";

export async function GET(_request: MedusaRequest, response: MedusaResponse) {
  response.json(await listLayouts(shopPool()));
}
