import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { isApiError } from "@zakh/kit/errors/api-error";
import { requestLanguage } from "@zakh/kit/http/language";
import type { EmailConfirmInput } from "../../../../../contract";
import { countWrongToken } from "../../../../../http/password-reset-limits";
import { confirmEmailChangeWorkflow } from "../../../../../workflows/email-change/confirm-email-change";

/** For visitors too: the mail is mostly opened in another browser than the shop. */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const input = { ...(request.validatedBody as EmailConfirmInput), language: requestLanguage(request) };
  await confirmEmailChangeWorkflow(request.scope)
    .run({ input })
    .catch(async (failure: unknown) => {
      if (isApiError(failure) && failure.code === "email_token_invalid") await countWrongToken(request);
      throw failure;
    });
  response.status(204).end();
}
