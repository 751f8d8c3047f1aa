import type { MedusaRequest } from "@medusajs/framework/http";
import { isApiError } from "@zakh/kit/errors/api-error";
import { clientKey } from "@zakh/kit/http/client-address";
import { createLimit, takeEach } from "@zakh/kit/http/rate-limit";
import type { SignedInAccount } from "../read-models/accounts";
import { knownDevice } from "./known-device";

const HOUR_SECONDS = 60 * 60;
const QUARTER_HOUR_SECONDS = 15 * 60;

/** Per email and address; or, where the device has signed in to the account before, per email and device. */
const perEmailFrom = createLimit({ name: "password-reset", points: 5, seconds: HOUR_SECONDS });
/** Keeps a client from trying a list of addresses. */
const perAddress = createLimit({ name: "password-reset-address", points: 100, seconds: QUARTER_HOUR_SECONDS });
/** Protects a mailbox against requests from many addresses. The window equals the lifetime of a mailed link. */
const mailsPerEmail = createLimit({ name: "password-reset-mails", points: 10, seconds: HOUR_SECONDS });
const wrongTokens = createLimit({ name: "password-reset-token", points: 100, seconds: QUARTER_HOUR_SECONDS });

/**
 * Whether to mail a link. Nobody can block another person's reset: a known device has its own limit, and when strangers
 * have requested too often, the newest mail of the hour still works, so this request is silently ignored. Throws 429
 * for a client that requests too often itself.
 */
export async function mayMailReset(
  request: MedusaRequest,
  email: string,
  account: SignedInAccount | undefined,
): Promise<boolean> {
  const device = knownDevice(request, account);
  if (device) {
    await takeEach([[perEmailFrom, `${device} ${email}`]]);
    return true;
  }
  await countReset(request, email);
  return mailsPerEmail.take(account?.accountId ?? email).then(
    () => true,
    (refusal) => {
      if (isApiError(refusal)) return false;
      throw refusal;
    },
  );
}

/** Counts an invalid token; 429 above the limit. A valid token is never refused. */
export function countWrongToken(request: MedusaRequest): Promise<void> {
  return wrongTokens.take(clientKey(request));
}

/** Counts a link that is asked for, here or at Medusa's own call; 429 above the limit. */
export async function countReset(request: MedusaRequest, email: string): Promise<void> {
  const from = clientKey(request);
  await takeEach([
    [perEmailFrom, `${from} ${email}`],
    [perAddress, from],
  ]);
}
