import { addressKey } from "@zakh/kit/http/client-address";
import { countFailures, createLimit } from "@zakh/kit/http/rate-limit";

const SECONDS_PER_MINUTE = 60;

/** Per account and address; or, where the device has signed in to the account before, per account and device. */
const perAccountFrom = createLimit({ name: "sign-in", points: 10, seconds: 5 * SECONDS_PER_MINUTE });
/**
 * Per address, for all accounts. Counts failures only, because mobile carriers put thousands of phones behind one
 * address.
 */
const perAddress = createLimit({ name: "sign-in-address", points: 100, seconds: 5 * SECONDS_PER_MINUTE });
/** Per account, for all unknown devices, against guessing from many addresses. */
const perAccount = createLimit({ name: "sign-in-account", points: 50, seconds: 15 * SECONDS_PER_MINUTE });

export interface SignInAttempt {
  /** The account's id, or the typed name when it does not exist, which is limited in the same way. */
  account: string;
  /** The client's address, from `clientAddress`. */
  address: string;
  /** The result of `knownDevice`. */
  device?: string | undefined;
}

/**
 * Checks a password within the limits (ruling 20). `check` returns `undefined` or throws a 4xx error for a wrong
 * password, which is counted; successes and server errors are not. A known device has its own limit, so that strangers
 * cannot lock an account's owner out. Throws 429 with `Retry-After` before `check` is called.
 *
 * `const account = await attemptSignIn({ account: id, address, device }, async () => (await matches()) ? account :
 * undefined);`
 */
export function attemptSignIn<Found>(
  { account, address, device }: SignInAttempt,
  check: () => Promise<Found>,
): Promise<Found> {
  if (device) return countFailures([[perAccountFrom, `${device} ${account}`]], check);
  const from = addressKey(address);
  return countFailures(
    [
      [perAccountFrom, `${from} ${account}`],
      [perAddress, from],
      [perAccount, account],
    ],
    check,
  );
}
