import { writesPerAccount } from "@zakh/accounts/http/account-limits";
import { customerOf, findCustomer } from "@zakh/accounts/http/guards";
import { products } from "@zakh/catalog/read-models/products";
import { publicRead } from "@zakh/kit/cache/public-read";
import { pageOf, sendPage } from "@zakh/kit/cache/send-list";
import { list, OWN_LIST_MAX, pageQuery, type SinceVersion, sinceVersion, versioned } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { Call } from "@zakh/kit/http/calls";
import { filesOf } from "@zakh/kit/http/form";
import { readId, writeId } from "@zakh/kit/http/path-id";
import {
  type AdminReviewsQuery,
  adminReview,
  adminReviewsQuery,
  ownReview,
  ownReviews,
  productReviews,
  type ReviewChanges,
  type ReviewDecision,
  type ReviewInput,
  reviewDecision,
} from "../contract";
import { findAdminReview, listReviews } from "../read-models/admin-reviews";
import { findOwnReview, findOwnReviews } from "../read-models/own-reviews";
import { distributions, findProductReviews } from "../read-models/product-reviews";
import { changeReviewWorkflow, photosAfter } from "../workflows/change-review";
import { decideOnReviewWorkflow } from "../workflows/decide-on-review";
import { deleteReviewWorkflow } from "../workflows/delete-review";
import { reportReviewWorkflow } from "../workflows/report-review";
import { requireReviewable, writeReviewWorkflow } from "../workflows/write-review";
import { reporterOf, reportLimits } from "./reporter";
import { changedReviewForm, newReviewForm, savePhotos } from "./review-form";

const TOO_MANY = { 429: ["too_many_requests"] } as const;
const NO_REVIEW = { 404: ["review_not_found"] } as const;
const PHOTOS = ["image_broken", "image_too_many_pixels", "review_photos_too_many"] as const;

export const calls: readonly Call[] = [
  {
    method: "GET",
    path: "/api/products/:id/reviews",
    role: "visitor",
    summary:
      "The shown reviews of a product on sale, newest first, in pages with limit and offset; their mean and distribution",
    query: pageQuery,
    answer: productReviews,
    refusals: { 404: ["product_not_found"] },
    handler: async (request, response) => {
      const id = readId(request.params.id, "product_not_found");
      if (!(await products.value()).some((product) => product.id === id)) throw new ApiError(404, "product_not_found");
      const { limit, offset } = pageOf(request, OWN_LIST_MAX);
      const page = { limit: Math.min(limit, OWN_LIST_MAX), offset };
      const found = await findProductReviews(shopPool(), id, page);
      publicRead(response, [products, distributions]).json(found);
    },
  },
  {
    method: "GET",
    path: "/api/user/reviews",
    role: "customer",
    summary: "The signed-in customer's reviews, and the received products that have none",
    answer: ownReviews,
    handler: async (request, response) => response.json(await findOwnReviews(shopPool(), customerOf(request).number)),
  },
  {
    method: "POST",
    path: "/api/reviews",
    role: "customer",
    summary: "Reviews a product that the customer has received; it waits until the shop shows it. One of each product",
    after: writesPerAccount,
    form: newReviewForm,
    status: 201,
    answer: versioned(ownReview),
    refusals: { ...TOO_MANY, 400: PHOTOS, 404: ["product_not_found"], 409: ["review_exists", "review_not_received"] },
    handler: async (request, response) => {
      const { number: accountId, name } = customerOf(request);
      const review = request.validatedBody as ReviewInput;
      // Before photos are decoded for nothing; the workflow asks again.
      await requireReviewable(shopPool(), accountId, review.productId);
      const input = { ...review, accountId, name, photos: await savePhotos(request) };
      const { result } = await writeReviewWorkflow(request.scope).run({ input });
      response.status(201).json(await findOwnReview(shopPool(), accountId, result.number));
    },
  },
  {
    method: "PUT",
    path: "/api/reviews/:id",
    role: "customer",
    summary: "Changes an own review, which then waits again until the shop shows it; omitted fields stay unchanged",
    after: writesPerAccount,
    form: changedReviewForm,
    answer: versioned(ownReview),
    refusals: { ...TOO_MANY, 400: PHOTOS, ...NO_REVIEW, 409: ["review_not_received"] },
    handler: async (request, response) => {
      const { number: accountId, name } = customerOf(request);
      const reviewId = writeId(request.params.id);
      const { version, ...changes } = request.validatedBody as SinceVersion<ReviewChanges>;
      const present = await findOwnReview(shopPool(), accountId, reviewId);
      if (!present) throw new ApiError(404, "review_not_found");
      // Before photos are decoded for nothing; the workflow asks again.
      const files = filesOf(request, "photos");
      photosAfter(
        present.photos,
        changes.keptUrls,
        files.map((file) => file.name),
      );
      const input = { accountId, name, reviewId, changes, added: await savePhotos(request), version };
      await changeReviewWorkflow(request.scope).run({ input });
      response.json(await findOwnReview(shopPool(), accountId, reviewId));
    },
  },
  {
    method: "DELETE",
    path: "/api/reviews/:id",
    role: "customer",
    summary: "Deletes an own review",
    before: writesPerAccount,
    status: 204,
    refusals: { ...TOO_MANY, ...NO_REVIEW },
    handler: async (request) => {
      const input = { accountId: customerOf(request).number, reviewId: writeId(request.params.id) };
      await deleteReviewWorkflow(request.scope).run({ input });
    },
  },
  {
    method: "POST",
    path: "/api/reviews/:id/reports",
    role: "visitor",
    alsoLoads: ["customer"],
    summary:
      "Reports a shown review, once for each person. That of a customer who has received something, or those of three others, hide it until the shop has looked at it",
    before: reportLimits,
    status: 204,
    refusals: { ...TOO_MANY, ...NO_REVIEW },
    handler: async (request) => {
      const input = {
        reviewId: writeId(request.params.id),
        accountId: findCustomer(request)?.number ?? null,
        reporter: reporterOf(request),
      };
      await reportReviewWorkflow(request.scope).run({ input });
    },
  },
  {
    method: "GET",
    path: "/api/admin/reviews",
    role: "admin",
    summary:
      "Reviews by what becomes of them: those that wait for the shop the oldest first, others the newest; in pages with limit and offset, then with X-Total-Count. Never cached.",
    query: adminReviewsQuery,
    answer: list(versioned(adminReview)),
    handler: async (request, response) => {
      const { rows, total } = await listReviews(shopPool(), request.validatedQuery as AdminReviewsQuery);
      sendPage(request, response, rows, total);
    },
  },
  {
    method: "PATCH",
    path: "/api/admin/reviews/:id",
    role: "admin",
    summary: "Shows or hides a review, or answers it; without a version also one that was changed meanwhile",
    body: sinceVersion(reviewDecision),
    answer: versioned(adminReview),
    refusals: { 404: ["review_not_found"], 409: ["review_not_received"] },
    handler: async (request, response) => {
      const reviewId = writeId(request.params.id);
      const { version, ...decision } = request.validatedBody as SinceVersion<ReviewDecision>;
      await decideOnReviewWorkflow(request.scope).run({ input: { reviewId, decision, version } });
      response.json(await findAdminReview(shopPool(), reviewId));
    },
  },
];
