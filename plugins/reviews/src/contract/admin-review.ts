import { localizedText, page, paragraph, publicId, unlessEmpty } from "@zakh/kit/contract";
import { z } from "zod";
import { REVIEW_STATES, REVIEW_TEXT_MAX, shownReview } from "./review";

/** Most characters of the reason for hiding one. */
export const REASON_MAX = 500;

/** A review in the back office. */
export const adminReview = shownReview.extend({
  productId: publicId,
  ...localizedText(["name"], () => z.string().describe("The product's")),
  accountId: publicId.nullable().describe("null once the account is closed"),
  orderId: publicId.nullable(),
  state: z.enum(REVIEW_STATES),
  hiddenReason: z.string(),
  reports: z.number().int().min(0).describe("Since the shop last looked at it"),
});
export type AdminReview = z.infer<typeof adminReview>;

/** `open`: what waits for the shop, new or withheld; `reported`: also what is shown all the same. */
export const REVIEW_FILTERS = ["open", ...REVIEW_STATES] as const;
export type ReviewFilter = (typeof REVIEW_FILTERS)[number];

export const adminReviewsQuery = z.object({
  status: unlessEmpty(z.enum(REVIEW_FILTERS, { error: "value_invalid" })),
  ...page,
});
export type AdminReviewsQuery = z.infer<typeof adminReviewsQuery>;

/**
 * `PATCH /api/admin/reviews/{id}`: `visible` shows it and drops its reports, after which no report hides it; `hidden` hides it, with a
 * reason that its author sees. An empty answer takes the shop's answer away.
 */
export const reviewDecision = z
  .object({
    status: z.enum(["visible", "hidden"], { error: "value_invalid" }).optional(),
    reason: paragraph(REASON_MAX).default(""),
    answer: paragraph(REVIEW_TEXT_MAX).optional(),
  })
  .refine(({ status, answer }) => status !== undefined || answer !== undefined, "review_decision_missing");
export type ReviewDecision = z.infer<typeof reviewDecision>;
