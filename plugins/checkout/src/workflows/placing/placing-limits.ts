import { type ApiError, isApiError } from "@zakh/kit/errors/api-error";
import { addressKey } from "@zakh/kit/http/client-address";
import { createLimit, type Limit, takeEach } from "@zakh/kit/http/rate-limit";

const HOUR = 60 * 60;
const code = "too_many_orders";
const codeElsewhere = "too_many_orders_elsewhere";

/** Prevents flooding the owner's list of orders. */
const perAccount = createLimit({ name: "place-order-account", points: 30, seconds: HOUR, code });
/** Higher, because mobile carriers put thousands of phones behind one address. */
const perAddress = createLimit({ name: "place-order-address", points: 300, seconds: HOUR, code });
/** Orders whose email is not the account's own: prevents mailing strangers through the shop. */
const elsewherePerAccount = createLimit({
  name: "place-order-elsewhere-account",
  points: 5,
  seconds: HOUR,
  code: codeElsewhere,
});
/** The same for many accounts of one address. */
const elsewherePerAddress = createLimit({
  name: "place-order-elsewhere-address",
  points: 30,
  seconds: HOUR,
  code: codeElsewhere,
});

export interface Placing {
  /** Public id of the ordering account. */
  accountNumber: number;
  /** The client's address, from `clientAddress`. */
  address: string;
  /** Whether the order's email differs from the account's. */
  elsewhere: boolean;
}

/**
 * Counts an order while `write` writes it, and no longer when it is not `written` after all. Counts before its transaction,
 * which must not wait for Redis. So `write` gets the refusal of an order beyond the limits, to throw it unless the order
 * proves to be a repeat: 429 `too_many_orders` or `too_many_orders_elsewhere` with `Retry-After`.
 */
export async function countedOrder<T extends { written?: object }>(
  placing: Placing | null,
  write: (refusal: ApiError | null) => Promise<T>,
): Promise<T> {
  if (!placing) return write(null);
  const refusal = await takeEach(limitsOf(placing)).then(() => null, asRefusal);
  let written: object | undefined;
  try {
    const result = await write(refusal);
    written = result.written;
    return result;
  } finally {
    if (!written && !refusal) await returnPlacing(placing);
  }
}

function asRefusal(failure: unknown): ApiError {
  if (isApiError(failure)) return failure;
  throw failure;
}

/** Uncounts an order that was not placed after all. */
export async function returnPlacing(placing: Placing): Promise<void> {
  await Promise.all(limitsOf(placing).map(([limit, key]) => limit.giveBack(key)));
}

function limitsOf({ accountNumber, address, elsewhere }: Placing): (readonly [Limit, string])[] {
  const account = String(accountNumber);
  const from = addressKey(address);
  const own = [[perAccount, account] as const, [perAddress, from] as const];
  return elsewhere ? [...own, [elsewherePerAccount, account], [elsewherePerAddress, from]] : own;
}

/** Compares two email addresses case-insensitively. */
export function sameEmail(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
