import type { MedusaRequest } from "@medusajs/framework/http";
import { customerOf, findAdmin, findCustomer } from "@zakh/accounts/http/guards";
import { clientKey } from "@zakh/kit/http/client-address";
import { countFailures, createLimit, rateLimit } from "@zakh/kit/http/rate-limit";
import type { OrderAccess } from "../read-models/order-access";
import { isOwnerOrAdmin } from "./order-access";

const MINUTES = 60;

/**
 * Whoever may be guessing: visitors, and everybody who gives an email and is neither an admin nor the order's owner. Nothing is
 * read for visitors, so that a refusal costs no statement.
 */
async function guesses(request: MedusaRequest, findAccess: () => Promise<OrderAccess | undefined>): Promise<boolean> {
  if (findAdmin(request)) return false;
  if (!findCustomer(request)) return true;
  return request.query.email !== undefined && !isOwnerOrAdmin(request, await findAccess());
}

function byAccount(request: MedusaRequest): string {
  return String(customerOf(request).number);
}

/** One address at one order; `7` and `007` are one. */
const perOrderAndAddress = createLimit({ name: "order-lookup-order-address", points: 30, seconds: 5 * MINUTES });
/** One address at all orders, so that nobody goes through the numbers. */
const perAddress = createLimit({ name: "order-lookup-address", points: 120, seconds: 5 * MINUTES });
/** All addresses at one order: wrong ones only. */
const wrongPerOrder = createLimit({ name: "order-lookup-order", points: 300, seconds: 60 * MINUTES });
/** One address at an order that was guessed at from everywhere: one guess, and who knows the email needs no second one. */
const oneGuess = createLimit({ name: "order-lookup-one-guess", points: 1, seconds: 60 * MINUTES });

/**
 * Looks up one order within the limits (rulings 9, 20); only what is not found counts. Its owner and admins are neither limited
 * nor counted. Throws 429 with `Retry-After`.
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

/** How often one account may try, whatever comes of it; how many orders it may place is `limitPlacing`'s to say. */
export const placingPerAccount = rateLimit({
  name: "place-order-attempts",
  points: 120,
  seconds: MINUTES,
  key: byAccount,
});

export const keepingCartPerAccount = rateLimit({
  name: "keep-cart-account",
  points: 240,
  seconds: MINUTES,
  key: byAccount,
});
