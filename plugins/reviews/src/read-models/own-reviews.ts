import { OWN_LIST_MAX, type Versioned } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { withVersion } from "@zakh/kit/http/version";
import type { OwnReview, OwnReviews, Reviewable } from "../contract";
import { PRODUCT_COLUMNS, productJoin } from "./product-sql";
import { received } from "./received";
import { SHOWN_COLUMNS, STATE, type WithDates, withTimes } from "./review-sql";

/** The reviews of an account, newest first; `number` finds one of them. Both are public ids. */
async function findOwn(sql: Queryable, accountNumber: number, number: number | null): Promise<Versioned<OwnReview>[]> {
  const { rows } = await sql.query<WithDates<OwnReview> & { author: string }>(
    `SELECT ${SHOWN_COLUMNS}, ${PRODUCT_COLUMNS}, ${STATE}, review.hidden_reason AS "hiddenReason"
     FROM product_review review ${productJoin("review.product_number")}
     WHERE review.account_number = $1 AND review.deleted_at IS NULL AND ($2::int IS NULL OR review.number = $2)
     ORDER BY review.written_at DESC, review.number DESC LIMIT ${OWN_LIST_MAX}`,
    [accountNumber, number],
  );
  return rows.map(({ author: _, ...row }) => withVersion(withTimes(row), ["rating", "text", "photos"]));
}

export async function findOwnReview(
  sql: Queryable,
  accountNumber: number,
  number: number,
): Promise<Versioned<OwnReview> | undefined> {
  return (await findOwn(sql, accountNumber, number))[0];
}

/** What an account has written, and which products it has received and not written of. */
export async function findOwnReviews(sql: Queryable, accountNumber: number): Promise<OwnReviews> {
  const [reviews, { rows: reviewable }] = await Promise.all([
    findOwn(sql, accountNumber, null),
    sql.query<Reviewable>(
      `WITH received AS (
         SELECT line.product_number AS product, max(d.order_number) AS "order" FROM ${received()}
         WHERE d.account_number = $1 AND NOT EXISTS (SELECT FROM product_review review
           WHERE review.account_number = $1 AND review.product_number = line.product_number AND review.deleted_at IS NULL)
         GROUP BY 1)
       SELECT ${PRODUCT_COLUMNS}, received."order" AS "orderId" FROM received ${productJoin("received.product")}
       WHERE pd.deleted_at IS NULL AND p.deleted_at IS NULL
       ORDER BY received."order" DESC, received.product LIMIT ${OWN_LIST_MAX}`,
      [accountNumber],
    ),
  ]);
  return { reviews, reviewable };
}
