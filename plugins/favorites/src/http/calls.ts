import { callsPerAccount } from "@zakh/accounts/http/account-limits";
import { list, pageQuery } from "@zakh/kit/contract";
import type { Call } from "@zakh/kit/http/calls";
import { rateLimit } from "@zakh/kit/http/rate-limit";
import {
  boughtProduct,
  FAVORITES_MAX,
  favorite,
  STANDING_BASKETS_MAX,
  standingBasket,
  standingBasketChanges,
  standingBasketInput,
  stopInput,
} from "../contract";

const stopsPerAddress = rateLimit({ name: "standing-basket-stops", points: 60, seconds: 10 * 60 });

/** Every call of favourites, of what is bought again, and of standing baskets. */
export const calls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/user/favorites",
    role: "customer",
    summary: "The favourite products of the signed-in customer that are on sale, newest first.",
    query: pageQuery,
    answer: list(favorite, FAVORITES_MAX),
  },
  {
    method: "PUT",
    path: "/api/user/favorites/:id",
    role: "customer",
    summary: "Makes the product with this id a favourite; said again, it changes nothing. At most 500.",
    before: [callsPerAccount],
    status: 204,
    refusals: { 404: ["product_not_found"], 409: ["favorites_full"], 429: ["too_many_requests"] },
  },
  {
    method: "DELETE",
    path: "/api/user/favorites/:id",
    role: "customer",
    summary: "Makes the product with this id no favourite any more; said again, it changes nothing.",
    before: [callsPerAccount],
    status: 204,
    refusals: { 429: ["too_many_requests"] },
  },
  {
    method: "GET",
    path: "/api/user/bought-products",
    role: "customer",
    summary:
      "The products on sale that the signed-in customer has bought, the most often bought first; in pages with limit and offset, then with X-Total-Count.",
    query: pageQuery,
    answer: list(boughtProduct),
  },
  {
    method: "GET",
    path: "/api/user/standing-baskets",
    role: "customer",
    summary: "The standing baskets of the signed-in customer, oldest first.",
    query: pageQuery,
    answer: list(standingBasket, STANDING_BASKETS_MAX),
  },
  {
    method: "POST",
    path: "/api/user/standing-baskets",
    role: "customer",
    summary: "Creates a standing basket, which is proposed by mail at each of its dates and never ordered by itself.",
    before: [callsPerAccount],
    body: standingBasketInput,
    status: 201,
    answer: standingBasket,
    refusals: {
      400: ["standing_basket_date_past", "quantity_invalid"],
      404: ["product_not_found"],
      409: ["standing_baskets_full"],
      429: ["too_many_requests"],
    },
  },
  {
    method: "PUT",
    path: "/api/user/standing-baskets/:id",
    role: "customer",
    summary: "Changes a standing basket of the customer's own; what is left out stays.",
    before: [callsPerAccount],
    body: standingBasketChanges,
    answer: standingBasket,
    refusals: {
      400: ["standing_basket_date_past", "quantity_invalid"],
      404: ["standing_basket_not_found", "product_not_found"],
      429: ["too_many_requests"],
    },
  },
  {
    method: "DELETE",
    path: "/api/user/standing-baskets/:id",
    role: "customer",
    summary: "Deletes a standing basket of the customer's own.",
    before: [callsPerAccount],
    status: 204,
    refusals: { 404: ["standing_basket_not_found"], 429: ["too_many_requests"] },
  },
  {
    method: "POST",
    path: "/api/standing-baskets/stop",
    role: "visitor",
    summary: "Pauses or deletes the standing basket of a mail, by the key in the mail's link, also without signing in.",
    before: [stopsPerAddress],
    body: stopInput,
    status: 204,
    refusals: { 404: ["standing_basket_not_found"], 429: ["too_many_requests"] },
  },
  {
    method: "POST",
    path: "/api/standing-baskets/stop/:key",
    role: "visitor",
    summary: "Pauses the standing basket of a mail: what a mailbox's own button to unsubscribe calls (RFC 8058).",
    before: [stopsPerAddress],
    status: 204,
    refusals: { 404: ["standing_basket_not_found"], 429: ["too_many_requests"] },
  },
];
