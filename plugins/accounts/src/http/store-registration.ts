import type { MedusaRequest } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { parseInput } from "@zakh/kit/http/validate";
import { storePasswordInput } from "../contract/store-customer";
import { findAccountByLogin } from "../read-models/accounts";
import { hasUsablePassword } from "../read-models/credentials";
import { hasPasswordBeforeInvite, isInvited } from "../read-models/invites";
import { dropUnfinishedRegistrationWorkflow } from "../workflows/drop-unfinished-registration";
import { emailTaken } from "../workflows/steps/write-store-account";
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

/** Removes what a stranger has begun with an email before its owner was invited, which would keep them out. */
export async function makeRoomForInvited({ scope }: Pick<MedusaRequest, "scope">, email: string): Promise<void> {
  const sql = shopPool();
  if (!(await hasPasswordBeforeInvite(sql, email)) || (await hasUsablePassword(sql, email))) return;
  await dropUnfinishedRegistrationWorkflow(scope).run({ input: { email } });
}
