import { callsPerAccount } from "@zakh/accounts/http/account-limits";
import type { Call } from "@zakh/kit/http/calls";
import { cart, cartInput, cartQuery } from "../contract/cart";

/** The calls of a signed-in customer's saved cart. */
export const cartCalls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/cart",
    role: "customer",
    summary: "The saved cart of the signed-in customer, with current names and prices.",
    answer: cart,
  },
  {
    method: "PUT",
    path: "/api/cart",
    role: "customer",
    summary:
      "Saves a cart in place of the last one, or with merge=true merges both, with the larger quantity of each product.",
    before: [callsPerAccount],
    query: cartQuery,
    body: cartInput,
    answer: cart,
    refusals: {
      400: ["quantity_invalid", "quantity_below_minimum", "quantity_above_maximum", "quantity_not_in_packs"],
      409: ["conflict"],
      429: ["too_many_requests"],
    },
  },
];
