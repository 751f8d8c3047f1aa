import { generateEntityId } from "@medusajs/framework/utils";
import { defineWrite } from "@zakh/kit/database/define-write";
import { inTransaction } from "@zakh/kit/database/in-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { isCustomer } from "../read-models/received";
import { lockReview } from "./lock-review";

/** So many people of whom the shop knows nothing withhold a review: one alone, with an account or without, could empty every page. */
const STRANGERS = 3;

interface Report {
  reviewId: number;
  /** Public id of the account that reports it; null for a visitor. */
  accountId: number | null;
  /** Who it is, as `reporterOf` says. */
  reporter: string;
}

/**
 * Reports a shown review. It is withheld at once where a customer says so who has received something, or with the third stranger, unless
 * the shop has already looked at it and kept it. A second report of the same person changes nothing. Throws 404 `review_not_found` for one
 * that is not shown.
 */
export const reportReviewWorkflow = defineWrite("report-review", ({ reviewId, accountId, reporter }: Report) =>
  inTransaction(shopPool(), async (sql) => {
    const { id, status, isWithheld, isKept } = await lockReview(sql, reviewId);
    if (status !== "visible" || isWithheld) throw new ApiError(404, "review_not_found");
    await sql.query(
      `INSERT INTO product_review_report (id, product_review_id, reporter) VALUES ($1, $2, $3)
       ON CONFLICT (product_review_id, reporter) WHERE deleted_at IS NULL DO NOTHING`,
      [generateEntityId(undefined, "prrep"), id, reporter],
    );
    if (isKept) return { isWithheld: false };
    const { rows } = await sql.query<{ reports: number }>(
      "SELECT count(*)::int AS reports FROM product_review_report WHERE product_review_id = $1",
      [id],
    );
    const isEnough = (rows[0]?.reports ?? 0) >= STRANGERS || (accountId !== null && (await isCustomer(sql, accountId)));
    if (isEnough) {
      await sql.query("UPDATE product_review SET withheld_at = now(), updated_at = now() WHERE id = $1", [id]);
    }
    return { isWithheld: isEnough };
  }),
);
