import type { MedusaRequest } from "@medusajs/framework/http";
import { isApiError } from "@zakh/kit/errors/api-error";
import { clientKey } from "@zakh/kit/http/client-address";
import { createLimit, takeEach } from "@zakh/kit/http/rate-limit";
import type { SignedInAccount } from "../read-models/accounts";
import { knownDevice } from "./known-device";

const HOUR = 60 * 60;
const QUARTER = 15 * 60;

/** A device that signed in to the account before: a stranger cannot use it up. */
const perDevice = createLimit({ name: "password-reset-device", points: 5, seconds: HOUR });
const perEmailAndAddress = createLimit({ name: "password-reset-email-address", points: 5, seconds: HOUR });
/** Nobody goes through a list of addresses. */
const perAddress = createLimit({ name: "password-reset-address", points: 100, seconds: QUARTER });
/** Nobody's mailbox is filled, from however many addresses. The window is as long as a mailed link works. */
const mailsPerEmail = createLimit({ name: "password-reset-mails", points: 10, seconds: HOUR });
const wrongTokens = createLimit({ name: "password-reset-token", points: 100, seconds: QUARTER });

/**
 * Whether a link is mailed. Nobody can keep another from resetting a password: a known device has a counter of its own, and
 * where strangers have asked too often, the newest of the mails that came within the hour still works, so that this one is
 * passed over without a word. Throws 429 for who asks too often himself.
 */
export async function mayMailReset(
  request: MedusaRequest,
  email: string,
  account: SignedInAccount | undefined,
): Promise<boolean> {
  const device = knownDevice(request, account);
  const from = clientKey(request);
  if (device) {
    await takeEach([[perDevice, `${device} ${email}`]]);
    return true;
  }
  await takeEach([
    [perEmailAndAddress, `${from} ${email}`],
    [perAddress, from],
  ]);
  return mailsPerEmail.take(account?.accountId ?? email).then(
    () => true,
    (refusal) => {
      if (isApiError(refusal)) return false;
      throw refusal;
    },
  );
}

/** Counts a token that opens nothing; 429 where it is one too many. A right one is never refused, whoever guessed before. */
export function countWrongToken(request: MedusaRequest): Promise<void> {
  return wrongTokens.take(clientKey(request));
}
