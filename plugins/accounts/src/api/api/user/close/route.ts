import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { clientAddress } from "@zakh/kit/http/client-address";
import { signOut } from "@zakh/kit/http/session";
import type { CloseAccountInput } from "../../../../contract";
import { customerOf } from "../../../../http/guards";
import { knownDevice } from "../../../../http/known-device";
import { attemptSignIn } from "../../../../http/sign-in-limits";
import { closeOwnAccountWorkflow } from "../../../../workflows/close-own-account";

/** Counts like a sign-in, so that a person with an unlocked phone cannot guess its owner's password. */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const account = customerOf(request);
  const attempt = {
    account: account.accountId,
    address: clientAddress(request),
    device: knownDevice(request, account),
  };
  const { currentPassword } = request.validatedBody as CloseAccountInput;
  await attemptSignIn(attempt, async () => {
    await closeOwnAccountWorkflow(request.scope).run({ input: { account, currentPassword } });
    return true;
  });
  await signOut(request, "customer");
  response.status(204).end();
}
