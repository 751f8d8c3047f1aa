import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { customerOf } from "@zakh/accounts/http/guards";
import { shopPool } from "@zakh/kit/database/pool";
import { findOrdersOfAccount } from "../../../../read-models/orders";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  response.json(await findOrdersOfAccount(shopPool(), customerOf(request).number));
}
