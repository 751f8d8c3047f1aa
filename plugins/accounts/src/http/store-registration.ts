import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { parseInput } from "@zakh/kit/http/validate";
import { storePasswordInput } from "../contract/store-customer";
import { passwordOfInvited } from "../providers/emailpass/invited-password";
import { findAccountByLogin } from "../read-models/accounts";
import { hasUsablePassword } from "../read-models/credentials";
import { isInvited } from "../read-models/invites";
import {
  dropOldPasswordsOfInvitedWorkflow,
  dropUnfinishedRegistrationWorkflow,
} from "../workflows/drop-unfinished-registration";
import { emailTaken } from "../workflows/make-store-account";
import { countRegistering } from "./registering-limits";

/**
 * Lets a customer's password be stored before there is an account: by the rules and limits of the sign-up form, and in
 * the place of one that was never finished, which would keep the email for whoever came first. Throws 409 `email_taken`.
 */
export async function prepareStorePassword(request: MedusaRequest): Promise<void> {
  const { email, password } = parseInput(storePasswordInput, request.body);
  await countRegistering(request, email);
  const sql = shopPool();
  const isTaken =
    (await findAccountByLogin(sql, email)) || (await hasUsablePassword(sql, email)) || (await isInvited(sql, email));
  if (isTaken) throw emailTaken();
  await dropUnfinishedRegistrationWorkflow(request.scope).run({ input: { email } });
  request.body = { email, password };
}

/**
 * Lets the password of somebody who was invited to Medusa's dashboard be stored, beside those that others choose for the
 * same email: the invitation tells whose counts (`claimInvitedEmailWorkflow`). An email that is not invited gets the same
 * answer, so that nobody learns who is. A password has 6 to 256 characters (ruling 20).
 */
export async function prepareInvitedPassword(request: MedusaRequest): Promise<void> {
  const { email, password } = parseInput(storePasswordInput, request.body);
  await countRegistering(request, email);
  await dropOldPasswordsOfInvitedWorkflow(request.scope).run({ input: { days: 1 } });
  request.body = { email: passwordOfInvited(email), password };
}

/** Refuses to invite an email that has an account: its password would open the dashboard. 409 `email_taken`. */
export async function refuseInvitedAccount(
  { body }: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
) {
  const { email } = (body ?? {}) as { email?: unknown };
  if (typeof email === "string" && email.includes("@") && (await findAccountByLogin(shopPool(), email)))
    throw emailTaken();
  next();
}
