import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { requestLanguage } from "@zakh/kit/http/language";
import type { PasswordResetInput } from "../../../contract/password-reset";
import { passwordResetPage } from "../../../http/password-reset-page";
import { requestPasswordResetWorkflow } from "../../../workflows/password-reset/request-password-reset";

/** 204 whether the address is known or not (ruling 21). */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { email } = request.validatedBody as PasswordResetInput;
  await requestPasswordResetWorkflow(request.scope).run({
    input: { email, language: requestLanguage(request), page: passwordResetPage() },
  });
  response.status(204).end();
}
