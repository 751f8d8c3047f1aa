import { addressKey } from "@zakh/kit/http/client-address";
import { countFailures, createLimit } from "@zakh/kit/http/rate-limit";

const MINUTES = 60;

/** A device that signed in to the account before: a stranger cannot use it up. */
const perDevice = createLimit({ name: "sign-in-device", points: 10, seconds: 5 * MINUTES });
/** One address at one account. */
const perAccountAndAddress = createLimit({ name: "sign-in-account-address", points: 10, seconds: 5 * MINUTES });
/** One address at all accounts. Carriers put thousands of phones behind one address, so only failures count. */
const perAddress = createLimit({ name: "sign-in-address", points: 100, seconds: 5 * MINUTES });
/** All unknown devices together at one account: nobody guesses on from address to address. */
const perAccount = createLimit({ name: "sign-in-account", points: 50, seconds: 15 * MINUTES });

export interface SignInAttempt {
  /** The account's id, or the name that was typed where nobody has it: it is slowed down alike. */
  account: string;
  /** The visitor's address, as `clientAddress` tells it. */
  address: string;
  /** What `knownDevice` answered: the device from which this account was signed in to before, if it is one. */
  device?: string | undefined;
}

/**
 * Holds one password against an account, within the limits (ruling 20). `check` answers `undefined`, or throws a refusal of
 * status 4xx, for a wrong password, which is counted; success is not, nor is what the shop itself fails. A known device has a
 * counter of its own, so that no stranger keeps an account's owner out. Throws 429 with `Retry-After` before `check` is called.
 *
 * `const account = await attemptSignIn({ account: id, address, device }, async () => (await matches()) ? account : undefined);`
 */
export function attemptSignIn<Found>(
  { account, address, device }: SignInAttempt,
  check: () => Promise<Found>,
): Promise<Found> {
  if (device) return countFailures([[perDevice, `${device} ${account}`]], check);
  const from = addressKey(address);
  return countFailures(
    [
      [perAccountAndAddress, `${from} ${account}`],
      [perAddress, from],
      [perAccount, account],
    ],
    check,
  );
}
