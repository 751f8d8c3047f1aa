import { shopPool } from "@zakh/kit/database/pool";
import { isApiError } from "@zakh/kit/errors/api-error";
import type { Call } from "@zakh/kit/http/calls";
import { requestLanguage } from "@zakh/kit/http/language";
import { addJob } from "@zakh/kit/job-queue/jobs";
import {
  PASSWORD_RESET_MINUTES,
  type PasswordResetConfirmInput,
  type PasswordResetInput,
  passwordResetConfirmInput,
  passwordResetInput,
} from "../contract/password-reset";
import { findAccountByLogin } from "../read-models/accounts";
import { issuePasswordResetTask } from "../tasks/issue-password-reset";
import { confirmPasswordResetWorkflow } from "../workflows/password-reset/confirm-password-reset";
import { rememberDevice } from "./known-device";
import { countWrongToken, mayMailReset } from "./password-reset-limits";

/** The calls for setting a new password by a mailed link (rulings 21, 40). */
export const passwordResetCalls: readonly Call[] = [
  {
    method: "POST",
    path: "/api/password-reset",
    role: "visitor",
    summary: "Mails a password reset link if the address belongs to an account; gives the same answer if it does not",
    body: passwordResetInput,
    status: 204,
    refusals: { 429: ["too_many_requests"] },
    // 204 for known and unknown addresses, before anything is done for either (ruling 21).
    handler: async (request) => {
      const { email } = request.validatedBody as PasswordResetInput;
      if (await mayMailReset(request, email, await findAccountByLogin(shopPool(), email))) {
        const validUntil = new Date(Date.now() + PASSWORD_RESET_MINUTES * 60_000);
        await addJob(shopPool(), issuePasswordResetTask, { email, language: requestLanguage(request) }, { validUntil });
      }
    },
  },
  {
    method: "POST",
    path: "/api/password-reset/confirm",
    role: "visitor",
    summary: "Sets a new password with the token of the mailed link, and signs the account out everywhere",
    body: passwordResetConfirmInput,
    status: 204,
    refusals: { 400: ["reset_token_invalid"], 429: ["too_many_requests"] },
    // Does not sign in, but makes the device known, so that its owner can sign in while strangers guess the password.
    handler: async (request) => {
      const input = { ...(request.validatedBody as PasswordResetConfirmInput), language: requestLanguage(request) };
      const { result: account } = await confirmPasswordResetWorkflow(request.scope)
        .run({ input })
        .catch(async (failure: unknown) => {
          if (isApiError(failure) && failure.code === "reset_token_invalid") await countWrongToken(request);
          throw failure;
        });
      rememberDevice(request, account);
    },
  },
];
