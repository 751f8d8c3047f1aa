import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { customerOf } from "@zakh/accounts/http/guards";
import { shopPool } from "@zakh/kit/database/pool";
import { findStoresOfAccount } from "../../../../read-models/stores";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  response.json(await findStoresOfAccount(shopPool(), customerOf(request).number));
}
