import { generateEntityId } from "@medusajs/framework/utils";
import { defineWrite } from "@zakh/kit/database/define-write";
import { inTransaction } from "@zakh/kit/database/in-transaction";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { ReviewInput } from "../contract";
import { findReceivingOrder } from "../read-models/received";
import { authorShown } from "./author-shown";

export interface NewReview extends ReviewInput {
  accountId: number;
  name: string;
  /** Addresses of stored pictures. */
  photos: string[];
}

/**
 * Writes a review that waits for the shop. Throws 404 `product_not_found`, 409 `review_not_received` without a delivered order that
 * brought the product, and `review_exists`.
 */
export const writeReviewWorkflow = defineWrite("write-review", (review: NewReview) =>
  inTransaction(shopPool(), async (sql) => {
    const { accountId, productId, rating, text, photos, name } = review;
    const order = await requireReviewable(sql, accountId, productId);
    const { rows } = await sql.query<{ number: number }>(
      `INSERT INTO product_review (id, product_number, account_number, order_number, author, rating, text, photos, written_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, now())
       ON CONFLICT (account_number, product_number) WHERE deleted_at IS NULL DO NOTHING RETURNING number`,
      [
        generateEntityId(undefined, "prev"),
        productId,
        accountId,
        order,
        authorShown(name),
        rating,
        text,
        JSON.stringify(photos),
      ],
    );
    if (!rows[0]) throw new ApiError(409, "review_exists");
    return { number: rows[0].number };
  }),
);

/** The order that lets an account review a product; throws what `writeReviewWorkflow` does. */
export async function requireReviewable(sql: Queryable, accountId: number, productId: number): Promise<number> {
  const { rows } = await sql.query<{ written: boolean }>(
    `SELECT EXISTS (SELECT FROM product_review WHERE account_number = $1 AND product_number = $2 AND deleted_at IS NULL) AS written
     FROM product_detail WHERE number = $2 AND deleted_at IS NULL`,
    [accountId, productId],
  );
  if (!rows[0]) throw new ApiError(404, "product_not_found");
  if (rows[0].written) throw new ApiError(409, "review_exists");
  const order = await findReceivingOrder(sql, accountId, productId);
  if (order === undefined) throw new ApiError(409, "review_not_received");
  return order;
}
