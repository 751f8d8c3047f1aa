import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readTexts } from "@zakh/kit/configuration/read-texts";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { clientAddress } from "@zakh/kit/http/client-address";
import { createErrorTexts } from "@zakh/kit/http/error-texts";
import { requestLanguage } from "@zakh/kit/http/language";
import { loadSession, type SessionHalf, signedIn, signIn } from "@zakh/kit/http/session";
import type { AccountErrorCode, SessionAnswer } from "../contract";
import { passwordMatches } from "../providers/emailpass/password-hash";
import { type SignedInAccount, toUser } from "../read-models/accounts";
import { findCredentials } from "../read-models/credentials";
import type { SessionVersions } from "../workflows/session-rows";
import { knownDevice, rememberDevice } from "./known-device";
import { attemptSignIn } from "./sign-in-limits";

const texts = createErrorTexts([readTexts(__dirname, "../contract/locales")]);

/** The parts of a request that the limits use. */
type Visitor = Pick<MedusaRequest, "headers" | "socket" | "cookies">;

/**
 * The account of a username (or email) and password. The same 401 for an unknown name, a wrong password, and an account
 * that is not `welcome` here. Username and email share their limits (`attemptSignIn`).
 */
export async function authenticate(
  visitor: Visitor,
  input: { username: string; password: string },
  welcome: (account: SignedInAccount) => boolean = () => true,
): Promise<SignedInAccount> {
  const { account, passwordHash } = await findCredentials(shopPool(), input.username);
  const attempt = {
    account: account?.accountId ?? input.username,
    address: clientAddress(visitor),
    device: knownDevice(visitor, account),
  };
  const found = await attemptSignIn(attempt, async () => {
    const matches = await passwordMatches(passwordHash, input.password, attempt.device ? "known" : "stranger");
    return account && matches && welcome(account) ? account : undefined;
  });
  if (!found) throw new ApiError(401, "credentials_wrong");
  return found;
}

/**
 * Signs the account in on one half of the session, under a new session id, and makes the device known. On his own device an admin
 * stays signed in for as long as a customer.
 */
export async function startSession(
  request: MedusaRequest,
  response: MedusaResponse,
  half: SessionHalf,
  account: SignedInAccount,
  ownDevice = false,
): Promise<void> {
  await loadSession(request, response);
  await signIn(request, half, {
    accountId: account.accountId,
    ownDevice,
    version: half === "admin" ? account.adminSessionVersion : account.customerSessionVersion,
  });
  rememberDevice(request, account);
}

/**
 * Renews this request's session, under a new id, after all sessions of the account have ended. Its admin half is kept
 * when it belongs to the same account and was valid, and the device stays known.
 */
export async function renewSession(request: MedusaRequest, account: SignedInAccount, versions: SessionVersions) {
  const { accountId } = account;
  const admin = signedIn(request, "admin");
  await signIn(request, "customer", { accountId, version: versions.customer });
  if (admin?.accountId === accountId && (admin.version ?? 0) === account.adminSessionVersion) {
    await signIn(request, "admin", { accountId, version: versions.admin, ownDevice: admin.ownDevice });
  }
  rememberDevice(request, { accountId, customerSessionVersion: versions.customer });
}

/** The answer of login and registration. */
export function answerSession(request: MedusaRequest, account: SignedInAccount, code: AccountErrorCode): SessionAnswer {
  return { user: toUser(account), message: texts.text(requestLanguage(request), code) };
}
