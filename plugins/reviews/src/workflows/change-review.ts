import type { SinceVersions } from "@zakh/kit/contract";
import { defineWrite } from "@zakh/kit/database/define-write";
import { inTransaction } from "@zakh/kit/database/in-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { setColumns } from "@zakh/kit/database/set-columns";
import { ApiError } from "@zakh/kit/errors/api-error";
import { refuseChanged } from "@zakh/kit/http/version";
import { REVIEW_PHOTOS_MAX, type ReviewChanges } from "../contract";
import { findOwnReview } from "../read-models/own-reviews";
import { authorShown } from "./author-shown";
import { lockReview, requireReceived } from "./lock-review";

interface ChangedReview {
  accountId: number;
  name: string;
  reviewId: number;
  changes: ReviewChanges;
  /** Addresses of stored pictures. */
  added: string[];
  version?: SinceVersions;
}

/**
 * Changes an own review. What the shop has said of it, and the reports, were about another text: it waits again. Throws 404 `review_not_found`,
 * 400 `review_photos_too_many`, 409 `changed_meanwhile` and `review_not_received`.
 */
export const changeReviewWorkflow = defineWrite(
  "change-review",
  ({ accountId, name, reviewId, changes, added, version }: ChangedReview) =>
    inTransaction(shopPool(), async (sql) => {
      const before = await lockReview(sql, reviewId);
      if (before.accountId !== accountId) throw new ApiError(404, "review_not_found");
      await refuseChanged(version, () => findOwnReview(sql, accountId, reviewId));
      await requireReceived(sql, before);
      const { keptUrls, rating, text } = changes;
      await setColumns(sql, "product_review", before.id, {
        ...(rating !== undefined && { rating }),
        ...(text !== undefined && { text }),
        photos: JSON.stringify(photosAfter(before.photos, keptUrls, added)),
        author: authorShown(name),
        status: "waiting",
        hidden_reason: "",
        withheld_at: null,
        is_kept: false,
        written_at: new Date(),
      });
      await sql.query("DELETE FROM product_review_report WHERE product_review_id = $1", [before.id]);
      return { number: reviewId };
    }),
);

/** The photos of a changed review: those of its own that stay, and the new ones. 400 `review_photos_too_many` for more than five. */
export function photosAfter(before: string[], keptUrls: string[] = before, added: string[] = []): string[] {
  const photos = [...new Set([...keptUrls.filter((url) => before.includes(url)), ...added])];
  if (photos.length > REVIEW_PHOTOS_MAX) {
    throw new ApiError(400, "review_photos_too_many", { params: { maximum: REVIEW_PHOTOS_MAX } });
  }
  return photos;
}
