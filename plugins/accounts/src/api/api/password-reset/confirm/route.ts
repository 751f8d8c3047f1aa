import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { isApiError } from "@zakh/kit/errors/api-error";
import { requestLanguage } from "@zakh/kit/http/language";
import type { PasswordResetConfirmInput } from "../../../../contract/password-reset";
import { rememberDevice } from "../../../../http/known-device";
import { countWrongToken } from "../../../../http/password-reset-limits";
import { confirmPasswordResetWorkflow } from "../../../../workflows/password-reset/confirm-password-reset";

/** Does not sign in, but makes the device known, so that its owner can sign in while strangers guess the password. */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const input = { ...(request.validatedBody as PasswordResetConfirmInput), language: requestLanguage(request) };
  const { result: account } = await confirmPasswordResetWorkflow(request.scope)
    .run({ input })
    .catch(async (failure: unknown) => {
      if (isApiError(failure) && failure.code === "reset_token_invalid") await countWrongToken(request);
      throw failure;
    });
  rememberDevice(request, account);
  response.status(204).end();
}
