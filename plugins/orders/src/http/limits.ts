import type { MedusaRequest } from "@medusajs/framework/http";
import { findAdmin, findCustomer } from "@zakh/accounts/http/guards";
import { clientKey } from "@zakh/kit/http/client-address";
import { countFailures, createLimit } from "@zakh/kit/http/rate-limit";
import type { OrderAccess } from "../read-models/order-access";
import { isOwnerOrAdmin } from "./order-access";

const SECONDS_PER_MINUTE = 60;

/**
 * Whether the client may be guessing: visitors, and anyone who sends an email or a key and is neither an admin nor the order's
 * owner. For visitors nothing is read, so that a refusal costs no statement.
 */
async function guesses(request: MedusaRequest, findAccess: () => Promise<OrderAccess | undefined>): Promise<boolean> {
  if (findAdmin(request)) return false;
  if (!findCustomer(request)) return true;
  const { email, key } = request.query;
  return (email !== undefined || key !== undefined) && !isOwnerOrAdmin(request, await findAccess());
}

/** One address for one order; `7` and `007` are the same. */
const perOrderAndAddress = createLimit({
  name: "order-lookup-order-address",
  points: 30,
  seconds: 5 * SECONDS_PER_MINUTE,
});
/** One address for all orders, so that nobody can try all numbers. */
const perAddress = createLimit({ name: "order-lookup-address", points: 120, seconds: 5 * SECONDS_PER_MINUTE });
/** All addresses for one order; only wrong guesses count. */
const wrongPerOrder = createLimit({ name: "order-lookup-order", points: 300, seconds: 60 * SECONDS_PER_MINUTE });
/**
 * One address for an order that is being guessed from everywhere: one guess, because whoever knows the email needs no
 * second one.
 */
const oneGuess = createLimit({ name: "order-lookup-one-guess", points: 1, seconds: 60 * SECONDS_PER_MINUTE });

/**
 * Looks up one order within the limits (rulings 9, 20); only failed look-ups count. Owner and admins are not limited.
 * Throws 429 with `Retry-After`.
 */
export async function lookUpWithinLimits<Found>(
  request: MedusaRequest,
  id: number,
  findAccess: () => Promise<OrderAccess | undefined>,
  lookUp: () => Promise<Found>,
): Promise<Found> {
  if (!(await guesses(request, findAccess))) return lookUp();
  const from = clientKey(request);
  const pair = `${from} ${id}`;
  return countFailures(
    [
      [perOrderAndAddress, pair],
      [perAddress, from],
      [wrongPerOrder, String(id), [oneGuess, pair]],
    ],
    lookUp,
  );
}
