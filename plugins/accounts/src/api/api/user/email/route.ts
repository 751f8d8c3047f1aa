import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { clientAddress } from "@zakh/kit/http/client-address";
import { requestLanguage } from "@zakh/kit/http/language";
import type { EmailChangeInput } from "../../../../contract";
import { customerOf } from "../../../../http/guards";
import { knownDevice } from "../../../../http/known-device";
import { attemptSignIn } from "../../../../http/sign-in-limits";
import { askEmailChangeWorkflow } from "../../../../workflows/email-change/ask-email-change";

/** Counts like a sign-in, so that a person with an unlocked phone cannot guess its owner's password. */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const account = customerOf(request);
  const attempt = {
    account: account.accountId,
    address: clientAddress(request),
    device: knownDevice(request, account),
  };
  const input = { ...(request.validatedBody as EmailChangeInput), account, language: requestLanguage(request) };
  await attemptSignIn(attempt, async () => {
    await askEmailChangeWorkflow(request.scope).run({ input });
    return true;
  });
  response.status(204).end();
}
