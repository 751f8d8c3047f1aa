import { defineWrite } from "@zakh/kit/database/define-write";
import { inTransaction } from "@zakh/kit/database/in-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { lockReview } from "./lock-review";

/**
 * Deletes an own review with its reports. The row goes whole: pictures that no row names are removed from the disk (`remove-unused-uploads`).
 * Throws 404 `review_not_found`.
 */
export const deleteReviewWorkflow = defineWrite(
  "delete-review",
  ({ accountId, reviewId }: { accountId: number; reviewId: number }) =>
    inTransaction(shopPool(), async (sql) => {
      const review = await lockReview(sql, reviewId);
      if (review.accountId !== accountId) throw new ApiError(404, "review_not_found");
      await sql.query("DELETE FROM product_review WHERE id = $1", [review.id]);
      return { number: reviewId };
    }),
);
