import { localizedText, OWN_LIST_MAX, paragraph, publicId, versioned } from "@zakh/kit/contract";
import { z } from "zod";
import { RATING_MAX, REVIEW_STATES, REVIEW_TEXT_MAX, shownReview } from "./review";

/** A product that was received, as it was sold. */
const receivedProduct = {
  productId: publicId,
  ...localizedText(["name"], () => z.string()),
  imageUrl: z.string(),
};

export const ownReview = shownReview.omit({ author: true }).extend({
  ...receivedProduct,
  state: z.enum(REVIEW_STATES),
  hiddenReason: z.string(),
});
export type OwnReview = z.infer<typeof ownReview>;

/** A product that may be reviewed, by the newest order that brought it. */
export const reviewable = z.object({ ...receivedProduct, orderId: publicId });
export type Reviewable = z.infer<typeof reviewable>;

/** `GET /api/user/reviews`: the own ones, newest first, and what may be reviewed, what came last first. */
export const ownReviews = z.object({
  reviews: z.array(versioned(ownReview)).max(OWN_LIST_MAX),
  reviewable: z.array(reviewable).max(OWN_LIST_MAX),
});
export type OwnReviews = z.infer<typeof ownReviews>;

/** A whole number that a form sends as text. */
function whole(minimum: number, maximum: number, code: string) {
  return z
    .union(
      [
        z.number({ error: code }),
        z
          .string({ error: code })
          .regex(/^\s*\d{1,10}\s*$/, code)
          .transform(Number),
      ],
      {
        error: code,
      },
    )
    .pipe(z.number({ error: code }).int(code).min(minimum, code).max(maximum, code));
}

export const rating = whole(1, RATING_MAX, "review_rating_invalid");

/** `POST /api/reviews`; its photos are files. */
export const reviewInput = z.object({
  productId: whole(1, 2147483647, "id_invalid"),
  rating,
  text: paragraph(REVIEW_TEXT_MAX).default(""),
});
export type ReviewInput = z.infer<typeof reviewInput>;

/** `PUT /api/reviews/{id}`: what is left out stays. */
export const reviewChanges = z.object({
  rating: rating.optional(),
  text: paragraph(REVIEW_TEXT_MAX).optional(),
  keptUrls: z
    .array(z.string({ error: "value_invalid" }).max(2048, "too_long"), { error: "value_invalid" })
    .max(50, "too_long")
    .optional()
    .describe("Its photos that stay, in their order; all unless given. New ones follow them"),
});
export type ReviewChanges = z.infer<typeof reviewChanges>;
