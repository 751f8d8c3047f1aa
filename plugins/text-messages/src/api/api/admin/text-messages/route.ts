import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { findTextMessageMonth } from "../../../../read-models/text-message-month";

export async function GET(_request: MedusaRequest, response: MedusaResponse) {
  response.json(await findTextMessageMonth(shopPool()));
}
