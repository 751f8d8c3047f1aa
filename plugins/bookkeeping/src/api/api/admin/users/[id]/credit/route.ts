import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { findAccountByNumber } from "@zakh/accounts/read-models/accounts";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { readId, writeId } from "@zakh/kit/http/path-id";
import { addLogFields } from "@zakh/kit/log/request-context";
import { actorOf } from "@zakh/orders/http/change-order";
import { keyedRequest } from "@zakh/orders/http/idempotency-key";
import type { CreditInput } from "../../../../../../contract/credit";
import { findCredit } from "../../../../../../read-models/shown-credit";
import { grantCreditWorkflow } from "../../../../../../workflows/grant-credit";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const accountNumber = readId(request.params.id);
  if (!(await findAccountByNumber(shopPool(), accountNumber))) throw new ApiError(404, "not_found");
  response.json(await findCredit(shopPool(), accountNumber));
}

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const accountNumber = writeId(request.params.id);
  const by = actorOf(request);
  const { amount, reason } = request.validatedBody as CreditInput;
  addLogFields({ account: accountNumber, credit: amount, by: by.number });
  await grantCreditWorkflow(request.scope).run({
    input: { accountNumber, amount, reason, by, request: keyedRequest(request) },
  });
  response.json(await findCredit(shopPool(), accountNumber));
}
