import type { MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { findBankAccount } from "../read-models/bank-accounts";

/** Answers the current account after a write. */
export async function answerBankAccount(response: MedusaResponse, status: 200 | 201, number: number): Promise<void> {
  const account = await findBankAccount(shopPool(), number);
  if (!account) throw new ApiError(404, "bank_account_not_found");
  response.status(status).json(account);
}
