import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { findAdmin } from "@zakh/accounts/http/guards";
import { shopPool } from "@zakh/kit/database/pool";
import { activeBankAccounts, findBankAccounts } from "../../../read-models/bank-accounts";

/** The active accounts, for paying to; an admin session sees all (ruling 25). */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  if (findAdmin(request)) response.json(await findBankAccounts(shopPool()));
  else await activeBankAccounts.handler(request, response);
}
