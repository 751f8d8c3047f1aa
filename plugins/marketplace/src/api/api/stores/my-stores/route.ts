import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { customerOf } from "@zakh/accounts/http/guards";
import { sendList } from "@zakh/kit/cache/send-list";
import { shopPool } from "@zakh/kit/database/pool";
import { findStoresOfAccount } from "../../../../read-models/stores";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  sendList(request, response, await findStoresOfAccount(shopPool(), customerOf(request).number));
}
