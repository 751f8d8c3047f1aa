import { writesPerAccount } from "@zakh/accounts/http/account-limits";
import { pageQuery } from "@zakh/kit/contract";
import type { Call } from "@zakh/kit/http/calls";
import { storeAnswer, storeReviews } from "@zakh/reviews/contract";

/** What customers say of a store's goods, and what it says to them (ruling 84). */
export const reviewCalls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/stores/:id/reviews",
    role: "visitor",
    alsoLoads: ["customer", "admin"],
    summary:
      "The shown reviews of all goods of a store, newest first, in pages with limit and offset; their mean and distribution",
    query: pageQuery,
    answer: storeReviews,
    refusals: { 404: ["store_not_found"] },
  },
  {
    method: "PUT",
    path: "/api/stores/:id/reviews/:reviewId/answer",
    role: "store owner",
    summary: "Answers a shown review of the own store's goods; an empty answer takes it away",
    after: writesPerAccount,
    body: storeAnswer,
    status: 204,
    refusals: { 404: ["store_not_found", "review_not_found"], 429: ["too_many_requests"] },
  },
];
