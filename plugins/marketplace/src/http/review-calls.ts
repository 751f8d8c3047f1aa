import { writesPerAccount } from "@zakh/accounts/http/account-limits";
import { products } from "@zakh/catalog/read-models/products";
import { pageOf } from "@zakh/kit/cache/send-list";
import { OWN_LIST_MAX, pageQuery } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import type { Call } from "@zakh/kit/http/calls";
import { writeId } from "@zakh/kit/http/path-id";
import { type StoreAnswer, storeAnswer, storeReviews } from "@zakh/reviews/contract";
import { distributions } from "@zakh/reviews/read-models/product-reviews";
import { findStoreReviews } from "@zakh/reviews/read-models/store-reviews";
import { answerReviewWorkflow } from "@zakh/reviews/workflows/answer-review";
import { storeOf } from "./own-store";
import { visibleStore } from "./visible-store";

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
    handler: async (request, response) => {
      const { store } = await visibleStore(request, response, [products, distributions]);
      const { limit, offset } = pageOf(request, OWN_LIST_MAX);
      response.json(await findStoreReviews(shopPool(), store.id, { limit: Math.min(limit, OWN_LIST_MAX), offset }));
    },
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
    handler: async (request) => {
      const { answer } = request.validatedBody as StoreAnswer;
      const input = { storeId: storeOf(request).number, reviewId: writeId(request.params.reviewId), answer };
      await answerReviewWorkflow(request.scope).run({ input });
    },
  },
];
