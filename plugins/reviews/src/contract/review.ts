import { localizedText, OWN_LIST_MAX, paragraph, publicId } from "@zakh/kit/contract";
import { z } from "zod";

/** What the shop has said of a review: nothing yet, yes, or no. */
export const REVIEW_STATUSES = ["waiting", "visible", "hidden"] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** What becomes of a review: `reported` is a visible one that is withheld until the shop has looked at it. */
export const REVIEW_STATES = [...REVIEW_STATUSES, "reported"] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** Most stars, and photos, of a review. */
export const RATING_MAX = 5;
export const REVIEW_PHOTOS_MAX = 5;

/** Most characters of its text and of the shop's answer. */
export const REVIEW_TEXT_MAX = 2000;

export const shownReview = z.object({
  id: publicId,
  rating: z.number().int().min(1).max(RATING_MAX),
  text: z.string(),
  photos: z.array(z.string()).max(REVIEW_PHOTOS_MAX),
  author: z.string().describe("The first letter of the name; empty once the account is closed"),
  writtenAt: z.iso.datetime(),
  answer: z.string().describe("The shop's; empty without one"),
  answeredAt: z.iso.datetime().nullable(),
});
export type ShownReview = z.infer<typeof shownReview>;

/** `GET /api/products/{id}/reviews`: one page, newest first, and what all shown ones say together. */
export const productReviews = z.object({
  rating: z.number().min(1).max(RATING_MAX).nullable().describe("Their mean, with one decimal; null without one"),
  count: z.number().int().min(0),
  distribution: z.array(z.number().int().min(0)).length(RATING_MAX).describe("How many have one star, two, and so on"),
  reviews: z.array(shownReview).max(OWN_LIST_MAX),
});
export type ProductReviews = z.infer<typeof productReviews>;

/** A review of a store's product, which it names. */
export const storeReview = shownReview.extend({
  productId: publicId,
  ...localizedText(["name"], () => z.string().describe("The product's")),
});
export type StoreReview = z.infer<typeof storeReview>;

/** `GET /api/stores/{id}/reviews`: the same of all goods of a store together (ruling 84). */
export const storeReviews = productReviews.extend({ reviews: z.array(storeReview).max(OWN_LIST_MAX) });
export type StoreReviews = z.infer<typeof storeReviews>;

/** `PUT /api/stores/{id}/reviews/{reviewId}/answer`: what the store says to it; empty takes the answer away. */
export const storeAnswer = z.object({ answer: paragraph(REVIEW_TEXT_MAX) });
export type StoreAnswer = z.infer<typeof storeAnswer>;
