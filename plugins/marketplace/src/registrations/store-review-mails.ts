import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { OutgoingMail } from "@zakh/kit/mail/outgoing-mail";
import type { ShownReview } from "@zakh/reviews/mails/shown-review";
import { findStoreOwners } from "../mails/store-owner";
import { storeReviewMail } from "../mails/store-review-mail";

export async function mailsToOwner(sql: Queryable, { review, shop }: ShownReview): Promise<OutgoingMail[]> {
  const { rows } = await sql.query<{ storeId: number }>(
    `SELECT store_number AS "storeId" FROM product_detail WHERE number = $1 AND store_number IS NOT NULL`,
    [review.productId],
  );
  const storeIds = rows.map(({ storeId }) => storeId);
  return (await findStoreOwners(sql, storeIds)).map((owner) => storeReviewMail(review, owner, shop.shopName));
}
