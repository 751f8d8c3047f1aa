import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { clientAddress } from "@zakh/kit/http/client-address";
import type { PasswordInput } from "../../../../contract";
import { customerOf } from "../../../../http/guards";
import { knownDevice } from "../../../../http/known-device";
import { renewSession } from "../../../../http/sign-in";
import { attemptSignIn } from "../../../../http/sign-in-limits";
import { toUser } from "../../../../read-models/accounts";
import { changePasswordWorkflow } from "../../../../workflows/change-password";

/** Counts like a sign-in, so that a person with an unlocked phone cannot guess its owner's password. */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const account = customerOf(request);
  const { accountId, email } = account;
  const input = { ...(request.validatedBody as PasswordInput), accountId, email };
  const attempt = { account: accountId, address: clientAddress(request), device: knownDevice(request, account) };
  const versions = await attemptSignIn(attempt, async () => {
    return (await changePasswordWorkflow(request.scope).run({ input })).result;
  });
  await renewSession(request, account, versions);
  response.json(toUser(account));
}
