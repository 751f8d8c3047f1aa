import { callsPerAccount } from "@zakh/accounts/http/account-limits";
import { customerOf } from "@zakh/accounts/http/guards";
import { shopPool } from "@zakh/kit/database/pool";
import type { Call } from "@zakh/kit/http/calls";
import { type CartInput, type CartQuery, cart, cartInput, cartQuery } from "../contract/cart";
import { findSavedCart } from "../read-models/saved-cart";
import { saveCartWorkflow } from "../workflows/save-cart";

/** The calls of a signed-in customer's saved cart. */
export const cartCalls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/cart",
    role: "customer",
    summary: "The saved cart of the signed-in customer, with current names and prices.",
    answer: cart,
    handler: async (request, response) =>
      response.json(await findSavedCart(shopPool(), customerOf(request).customerId)),
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
    handler: async (request, response) => {
      const { items } = request.validatedBody as CartInput;
      const { merge } = request.validatedQuery as CartQuery;
      const { customerId } = customerOf(request);
      const { result } = await saveCartWorkflow(request.scope).run({ input: { customerId, items, merge } });
      response.json(result);
    },
  },
];
