import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { findAdmin } from "@zakh/accounts/http/guards";
import { sendList } from "@zakh/kit/cache/send-list";
import { shopPool } from "@zakh/kit/database/pool";
import type { BankAccountInput } from "../../../contract";
import { answerBankAccount } from "../../../http/answer-bank-account";
import { activeBankAccounts, findBankAccounts } from "../../../read-models/bank-accounts";
import { createBankAccountWorkflow } from "../../../workflows/create-bank-account";

/** The active accounts, for paying; an admin session gets all (ruling 25). */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  if (findAdmin(request)) sendList(request, response, await findBankAccounts(shopPool()));
  else await activeBankAccounts.handler(request, response);
}

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const input = request.validatedBody as BankAccountInput;
  const { result } = await createBankAccountWorkflow(request.scope).run({ input });
  await answerBankAccount(response, 201, result.number);
}
