import { defineWrite } from "@zakh/kit/database/define-write";
import { inTransaction } from "@zakh/kit/database/in-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { setColumns } from "@zakh/kit/database/set-columns";
import { ApiError } from "@zakh/kit/errors/api-error";
import { lockReview } from "./lock-review";

interface Answer {
  /** Public ids of the store that answers and of the review. */
  storeId: number;
  reviewId: number;
  /** Empty takes it away. */
  answer: string;
}

/** A store answers a shown review of its own goods, in place of the shop. Throws 404 `review_not_found`, also for another's. */
export const answerReviewWorkflow = defineWrite("answer-review", ({ storeId, reviewId, answer }: Answer) =>
  inTransaction(shopPool(), async (sql) => {
    const { id, productId, status, isWithheld } = await lockReview(sql, reviewId);
    const { rowCount } = await sql.query("SELECT FROM product_detail WHERE number = $1 AND store_number = $2", [
      productId,
      storeId,
    ]);
    if (rowCount === 0 || status !== "visible" || isWithheld) throw new ApiError(404, "review_not_found");
    await setColumns(sql, "product_review", id, { answer, answered_at: answer === "" ? null : new Date() });
    return { number: reviewId };
  }),
);
