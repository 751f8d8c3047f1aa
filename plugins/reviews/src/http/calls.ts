import { writesPerAccount } from "@zakh/accounts/http/account-limits";
import { list, pageQuery, sinceVersion, versioned } from "@zakh/kit/contract";
import type { Call } from "@zakh/kit/http/calls";
import { adminReview, adminReviewsQuery, ownReview, ownReviews, productReviews, reviewDecision } from "../contract";
import { reportLimits } from "./reporter";
import { changedReviewForm, newReviewForm } from "./review-form";

const TOO_MANY = { 429: ["too_many_requests"] } as const;
const NO_REVIEW = { 404: ["review_not_found"] } as const;
const PHOTOS = ["image_broken", "image_too_many_pixels", "review_photos_too_many"] as const;

/** Every call of the reviews. */
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
  },
  {
    method: "GET",
    path: "/api/user/reviews",
    role: "customer",
    summary: "The signed-in customer's reviews, and the received products that have none",
    answer: ownReviews,
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
  },
  {
    method: "DELETE",
    path: "/api/reviews/:id",
    role: "customer",
    summary: "Deletes an own review",
    before: writesPerAccount,
    status: 204,
    refusals: { ...TOO_MANY, ...NO_REVIEW },
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
  },
  {
    method: "GET",
    path: "/api/admin/reviews",
    role: "admin",
    summary:
      "Reviews by what becomes of them: those that wait for the shop the oldest first, others the newest; in pages with limit and offset, then with X-Total-Count. Never cached.",
    query: adminReviewsQuery,
    answer: list(versioned(adminReview)),
  },
  {
    method: "PATCH",
    path: "/api/admin/reviews/:id",
    role: "admin",
    summary: "Shows or hides a review, or answers it; without a version also one that was changed meanwhile",
    body: sinceVersion(reviewDecision),
    answer: versioned(adminReview),
    refusals: { 404: ["review_not_found"], 409: ["review_not_received"] },
  },
];
