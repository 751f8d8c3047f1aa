import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { customerOf } from "@zakh/accounts/http/guards";
import { shopPool } from "@zakh/kit/database/pool";
import { requestLanguage } from "@zakh/kit/http/language";
import type { ConsentsInput } from "../../../../contract";
import { findConsents } from "../../../../read-models/consents";
import { giveConsentsWorkflow } from "../../../../workflows/give-consents";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  response.json(await findConsents(shopPool(), customerOf(request).number));
}

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { number: accountNumber } = customerOf(request);
  const agreed = request.validatedBody as ConsentsInput;
  await giveConsentsWorkflow(request.scope).run({
    input: { accountNumber, agreed, language: requestLanguage(request) },
  });
  response.json(await findConsents(shopPool(), accountNumber));
}
