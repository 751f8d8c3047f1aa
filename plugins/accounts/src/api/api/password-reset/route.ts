import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPage } from "@zakh/kit/configuration/kit-options";
import { shopPool } from "@zakh/kit/database/pool";
import { requestLanguage } from "@zakh/kit/http/language";
import type { PasswordResetInput } from "../../../contract/password-reset";
import { mayMailReset } from "../../../http/password-reset-limits";
import { findAccountByLogin } from "../../../read-models/accounts";
import { requestPasswordResetWorkflow } from "../../../workflows/password-reset/request-password-reset";

/** 204 for known and unknown addresses (ruling 21). */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { email } = request.validatedBody as PasswordResetInput;
  if (await mayMailReset(request, email, await findAccountByLogin(shopPool(), email))) {
    await requestPasswordResetWorkflow(request.scope).run({
      input: { email, language: requestLanguage(request), page: shopPage("/password-reset") },
    });
  }
  response.status(204).end();
}
