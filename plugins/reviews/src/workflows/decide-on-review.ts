import type { SinceVersions } from "@zakh/kit/contract";
import { defineWrite } from "@zakh/kit/database/define-write";
import { inTransaction } from "@zakh/kit/database/in-transaction";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { setColumns } from "@zakh/kit/database/set-columns";
import { refuseChanged } from "@zakh/kit/http/version";
import { insertMails } from "@zakh/kit/mail/outgoing-mail";
import { findShopContact, type ShopContact } from "@zakh/kit/mail/shop-contact";
import type { ReviewDecision } from "../contract";
import { mailsOfShownReview } from "../mails/shown-review";
import { findAdminReview } from "../read-models/admin-reviews";
import { lockReview, requireReceived } from "./lock-review";

interface Decision {
  reviewId: number;
  decision: ReviewDecision;
  version?: SinceVersions;
}

/**
 * Shows or hides a review, and answers it. Its reports are looked at with that and go; a review that is shown although somebody reported
 * it stays shown, whoever reports it again. Throws 404 `review_not_found`, 409 `changed_meanwhile` where its author has changed it,
 * and `review_not_received` where what it is about was never received after all.
 */
export const decideOnReviewWorkflow = defineWrite(
  "decide-on-review",
  async ({ reviewId, decision, version }: Decision) => {
    // Before the transaction: it uses another connection, which must not be waited for while rows are locked.
    const shop = await findShopContact();
    return inTransaction(shopPool(), async (sql) => {
      const review = await lockReview(sql, reviewId);
      const { id } = review;
      await refuseChanged(version, () => findAdminReview(sql, reviewId));
      const { status, reason, answer } = decision;
      if (status === "visible") await requireReceived(sql, review);
      if (status) {
        const { rowCount } = await sql.query("DELETE FROM product_review_report WHERE product_review_id = $1", [id]);
        await setColumns(sql, "product_review", id, {
          status,
          hidden_reason: status === "hidden" ? reason : "",
          withheld_at: null,
          ...(status === "visible" && (rowCount ?? 0) > 0 && { is_kept: true }),
        });
      }
      if (answer !== undefined) {
        await setColumns(sql, "product_review", id, { answer, answered_at: answer === "" ? null : new Date() });
      }
      if (status === "visible" && review.status !== "visible") await tellOfReview(sql, reviewId, shop);
      return { number: reviewId };
    });
  },
);

async function tellOfReview(sql: Queryable, reviewId: number, shop: ShopContact): Promise<void> {
  const review = await findAdminReview(sql, reviewId);
  if (review) await insertMails(sql, await mailsOfShownReview(sql, { review, shop }));
}
