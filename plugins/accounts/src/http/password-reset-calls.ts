import type { MedusaRequest } from "@medusajs/framework/http";
import type { Call } from "@zakh/kit/http/calls";
import { rateLimit } from "@zakh/kit/http/rate-limit";
import { type PasswordResetInput, passwordResetConfirmInput, passwordResetInput } from "../contract/password-reset";

const MINUTES = 60;

/** Per asked address, so that nobody's mailbox is filled; per client, so that nobody goes through a list. */
const perEmail = rateLimit({
  name: "password-reset-email",
  points: 5,
  seconds: 60 * MINUTES,
  key: (request: MedusaRequest) => (request.validatedBody as PasswordResetInput).email,
});
const perAddress = rateLimit({ name: "password-reset-address", points: 100, seconds: 15 * MINUTES });
const confirmPerAddress = rateLimit({ name: "password-reset-confirm-address", points: 100, seconds: 15 * MINUTES });

/** Setting a new password by a mailed link (rulings 21, 40). */
export const passwordResetCalls: readonly Call[] = [
  {
    method: "POST",
    path: "/api/password-reset",
    changes: [],
    role: "visitor",
    summary: "Mails a link to set a new password, if the address is an account's; answers alike if it is not",
    before: [perAddress],
    body: passwordResetInput,
    after: [perEmail],
    status: 204,
    refusals: { 429: ["too_many_requests"] },
  },
  {
    method: "POST",
    path: "/api/password-reset/confirm",
    changes: [],
    role: "visitor",
    summary: "Sets a new password by the token of the mailed link, and signs the account out everywhere",
    before: [confirmPerAddress],
    body: passwordResetConfirmInput,
    status: 204,
    refusals: { 400: ["reset_token_invalid"], 429: ["too_many_requests"] },
  },
];
