import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Modules } from "@medusajs/framework/utils";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/http/api-error";
import { createErrorTexts } from "@zakh/kit/http/error-texts";
import { requestLanguage } from "@zakh/kit/http/language";
import { loadSession, type SessionHalf, signIn } from "@zakh/kit/http/session";
import type { AccountErrorCode, SessionAnswer } from "../contract";
import { accountTexts } from "../contract/texts";
import { findAccountByLogin, type SignedInAccount, toUser } from "../read-models/accounts";

const texts = createErrorTexts([accountTexts]);

/** The account that username (or email) and password belong to; 401 alike for an unknown one and a wrong password. */
export async function authenticate(
  request: MedusaRequest,
  input: { username: string; password: string },
): Promise<SignedInAccount> {
  const account = await findAccountByLogin(shopPool(), input.username);
  const { success } = await request.scope.resolve(Modules.AUTH).authenticate("emailpass", {
    url: request.url,
    headers: {},
    query: {},
    protocol: request.protocol,
    body: { email: account?.email ?? "nobody@invalid", password: input.password },
  });
  if (!success || !account) throw new ApiError(401, "credentials_wrong");
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
  await signIn(request, half, account.accountId);
}

/** The answer of login and registration. */
export function sessionAnswer(request: MedusaRequest, account: SignedInAccount, code: AccountErrorCode): SessionAnswer {
  return { user: toUser(account), message: texts.text(requestLanguage(request), code) };
}
