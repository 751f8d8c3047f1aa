import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { requestLanguage } from "@zakh/kit/http/language";
import type { PasswordResetConfirmInput } from "../../../../contract/password-reset";
import { confirmPasswordResetWorkflow } from "../../../../workflows/password-reset/confirm-password-reset";

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const input = request.validatedBody as PasswordResetConfirmInput;
  await confirmPasswordResetWorkflow(request.scope).run({ input: { ...input, language: requestLanguage(request) } });
  response.status(204).end();
}
