import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { customerOf } from "@zakh/accounts/http/guards";
import { shopPool } from "@zakh/kit/database/pool";
import { findCredit } from "../../../../read-models/shown-credit";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  response.json(await findCredit(shopPool(), customerOf(request).number));
}
