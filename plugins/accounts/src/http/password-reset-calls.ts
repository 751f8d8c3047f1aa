import type { Call } from "@zakh/kit/http/calls";
import { passwordResetConfirmInput, passwordResetInput } from "../contract/password-reset";

/** The calls for setting a new password by a mailed link (rulings 21, 40). */
export const passwordResetCalls: readonly Call[] = [
  {
    method: "POST",
    path: "/api/password-reset",
    role: "visitor",
    summary: "Mails a link to set a new password, if the address is an account's; answers alike if it is not",
    body: passwordResetInput,
    status: 204,
    refusals: { 429: ["too_many_requests"] },
  },
  {
    method: "POST",
    path: "/api/password-reset/confirm",
    role: "visitor",
    summary: "Sets a new password by the token of the mailed link, and signs the account out everywhere",
    body: passwordResetConfirmInput,
    status: 204,
    refusals: { 400: ["reset_token_invalid"], 429: ["too_many_requests"] },
  },
];
