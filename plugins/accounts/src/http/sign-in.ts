import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/http/api-error";
import { createErrorTexts } from "@zakh/kit/http/error-texts";
import { requestLanguage } from "@zakh/kit/http/language";
import { createLimit } from "@zakh/kit/http/rate-limit";
import { loadSession, type SessionHalf, signedIn, signIn } from "@zakh/kit/http/session";
import type { AccountErrorCode, SessionAnswer } from "../contract";
import { accountTexts } from "../contract/texts";
import { passwordMatches } from "../providers/emailpass/password-hash";
import { type SignedInAccount, toUser } from "../read-models/accounts";
import { findCredentials } from "../read-models/credentials";
import type { SessionVersions } from "../workflows/steps/end-sessions";

const texts = createErrorTexts([accountTexts]);

/** Nobody's password is guessed: username and email count as one, and a name that nobody has is slowed down alike (ruling 20). */
const guesses = createLimit({ name: "login-account", points: 10, seconds: 5 * 60 });

/**
 * The account that username (or email) and password belong to; 401 alike for an unknown one, a wrong password and an account
 * that is not `welcome` here. Signing in correctly is not counted.
 */
export async function authenticate(
  input: { username: string; password: string },
  welcome: (account: SignedInAccount) => boolean = () => true,
): Promise<SignedInAccount> {
  const { account, passwordHash } = await findCredentials(shopPool(), input.username);
  const counted = account?.accountId ?? input.username;
  await guesses.take(counted);
  const matches = await passwordMatches(passwordHash, input.password);
  if (!account || !matches || !welcome(account)) throw new ApiError(401, "credentials_wrong");
  await guesses.giveBack(counted);
  return account;
}

/** Signs the account in on one half of the session, under a new session id. */
export async function startSession(
  request: MedusaRequest,
  response: MedusaResponse,
  half: SessionHalf,
  account: SignedInAccount,
): Promise<void> {
  await loadSession(request, response);
  await signIn(request, half, {
    accountId: account.accountId,
    version: half === "admin" ? account.adminSessionVersion : account.customerSessionVersion,
  });
}

/**
 * Carries this request's own session over the end of all of the account's sessions, under a new id. Its admin half goes
 * along where it is the same person's and was alive.
 */
export async function keepSession(request: MedusaRequest, account: SignedInAccount, versions: SessionVersions) {
  const { accountId } = account;
  const admin = signedIn(request, "admin");
  await signIn(request, "customer", { accountId, version: versions.customer });
  if (admin?.accountId === accountId && (admin.version ?? 0) === account.adminSessionVersion) {
    await signIn(request, "admin", { accountId, version: versions.admin });
  }
}

/** The answer of login and registration. */
export function sessionAnswer(request: MedusaRequest, account: SignedInAccount, code: AccountErrorCode): SessionAnswer {
  return { user: toUser(account), message: texts.text(requestLanguage(request), code) };
}
