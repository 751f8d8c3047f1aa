import type { MedusaRequest } from "@medusajs/framework/http";
import { customerOf, findAdmin, findCustomer } from "@zakh/accounts/http/guards";
import { clientAddress } from "@zakh/kit/http/client-address";
import { rateLimit } from "@zakh/kit/http/rate-limit";

const MINUTES = 60;

/** Whoever guesses: everybody who gives an email, and visitors. Owners and admins are not counted (ruling 20). */
function guesses(request: MedusaRequest): boolean {
  return request.query.email !== undefined || !(findCustomer(request) ?? findAdmin(request));
}

function byAccount(request: MedusaRequest): string {
  return String(customerOf(request).number);
}

/** One address may look up so many orders, so that nobody goes through the numbers. */
export const lookupPerAddress = rateLimit({
  name: "order-lookup-address",
  points: 120,
  seconds: 5 * MINUTES,
  key: (request) => (guesses(request) ? clientAddress(request) : undefined),
});

/** One order may be looked up so often, so that nobody goes through email addresses; `7` and `007` are one order. */
export const lookupPerOrder = rateLimit({
  name: "order-lookup-order",
  points: 30,
  seconds: 5 * MINUTES,
  key: (request) => (guesses(request) ? String(Number(request.params.id)) : undefined),
});

export const placingPerAccount = rateLimit({
  name: "place-order-account",
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
