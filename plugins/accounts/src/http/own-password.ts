import type { MedusaRequest } from "@medusajs/framework/http";
import { clientAddress } from "@zakh/kit/http/client-address";
import type { SignedInAccount } from "../read-models/accounts";
import { knownDevice } from "./known-device";
import { attemptSignIn } from "./sign-in-limits";

/**
 * Does what a signed-in person confirms by the account's password. Counts like a sign-in, so that somebody with an unlocked phone
 * cannot guess it.
 */
export async function withOwnPassword<Result>(
  request: MedusaRequest,
  account: SignedInAccount,
  work: () => Promise<Result>,
): Promise<Result> {
  const attempt = {
    account: account.accountId,
    address: clientAddress(request),
    device: knownDevice(request, account),
  };
  const { result } = await attemptSignIn(attempt, async () => ({ result: await work() }));
  return result;
}
