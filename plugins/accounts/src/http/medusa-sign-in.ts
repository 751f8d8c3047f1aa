import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { POST as authenticateInMedusa } from "@medusajs/medusa/api/auth/[actor_type]/[auth_provider]/route";
import { withAsciiDomain } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { clientAddress } from "@zakh/kit/http/client-address";
import { rateLimit } from "@zakh/kit/http/rate-limit";
import { findAccountByLogin } from "../read-models/accounts";
import { rememberDevice } from "./known-device";
import { countReset } from "./password-reset-limits";
import { authenticate } from "./sign-in";
import { attemptSignIn } from "./sign-in-limits";

const SECONDS_PER_MINUTE = 60;

/**
 * Medusa's own sign-in, for dashboard users and customers: limited and counted together with the shop's sign-in, and
 * with the same error whether the email exists or not (ruling 20). 403 `dashboard_for_owners` for staff of another role.
 */
export async function signInAtMedusa(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { email, password } = (request.body ?? {}) as { email?: unknown; password?: unknown };
  if (request.params.auth_provider !== "emailpass") return authenticateInMedusa(request, response);
  if (typeof email !== "string" || typeof password !== "string" || email.includes("\0"))
    throw new ApiError(401, "credentials_wrong");
  // Normalised as the provider does, so that different spellings are not counted separately.
  const username = withAsciiDomain(email).toLowerCase();
  // Without an @ it could be a username, which cannot sign in here.
  if (username.includes("@") && (await findAccountByLogin(shopPool(), username))) {
    const account = await authenticate(request, { username, password });
    rememberDevice(request, account);
    // The dashboard would send them back to its sign-in without a word.
    if (request.params.actor_type === "user" && account.isAdmin && account.staffRole !== "owner") {
      throw new ApiError(403, "dashboard_for_owners");
    }
    return authenticateInMedusa(request, response);
  }
  await signInWithoutAccount(username, request, response);
}

/** The sign-in of a dashboard user without an account of the shop, or of an unknown email. */
async function signInWithoutAccount(email: string, request: MedusaRequest, response: MedusaResponse): Promise<void> {
  await attemptSignIn({ account: email, address: clientAddress(request) }, async () => {
    try {
      await authenticateInMedusa(request, response);
    } catch (error) {
      const refused = error instanceof Error && "type" in error && error.type === MedusaError.Types.UNAUTHORIZED;
      throw refused ? new ApiError(401, "credentials_wrong") : error;
    }
    return true;
  });
}

/**
 * Limits failures with a token or an invitation. Successes are not counted, because mobile carriers put thousands of
 * phones behind one address.
 */
export const failuresPerAddress = rateLimit({
  name: "medusa-failures-address",
  points: 100,
  seconds: 5 * SECONDS_PER_MINUTE,
  failuresOnly: true,
});

/** Limits reset links requested at Medusa's own calls as the shop's; each writes a row, and no mail is sent. */
export async function limitResets(request: MedusaRequest, _response: MedusaResponse, next: MedusaNextFunction) {
  const { identifier } = (request.body ?? {}) as { identifier?: unknown };
  await countReset(request, typeof identifier === "string" ? identifier : "");
  next();
}
