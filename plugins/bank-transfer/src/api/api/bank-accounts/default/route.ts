import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { publicRead } from "@zakh/kit/cache/public-read";
import { ApiError } from "@zakh/kit/errors/api-error";
import { activeBankAccounts } from "../../../../read-models/bank-accounts";

/** The default account; 404 `bank_account_not_found` while there is none. It is always active (ruling 25). */
export async function GET(_request: MedusaRequest, response: MedusaResponse) {
  const account = (await activeBankAccounts.value()).find(({ isDefault }) => isDefault);
  if (!account) throw new ApiError(404, "bank_account_not_found");
  publicRead(response, [activeBankAccounts]).json(account);
}
