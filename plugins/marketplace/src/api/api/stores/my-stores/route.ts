import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { customerOf } from "@zakh/accounts/http/guards";
import { shopPool } from "@zakh/kit/database/pool";
import { sendList } from "@zakh/kit/http/send-list";
import { findStoresOfAccount } from "../../../../read-models/stores";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  sendList(request, response, await findStoresOfAccount(shopPool(), customerOf(request).number));
}
