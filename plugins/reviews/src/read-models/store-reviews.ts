import type { Page } from "@zakh/kit/contract";
import type { Pool } from "pg";
import { RATING_MAX, type StoreReview, type StoreReviews } from "../contract";
import { summaryOf } from "./product-reviews";
import { PRODUCT_COLUMNS, productJoin } from "./product-sql";
import { IS_SHOWN, SHOWN_COLUMNS, type WithDates, withTimes } from "./review-sql";

/** Shown reviews of what a store sells and has sold; `$1` is its public id. */
const OF_STORE = `product_review review ${productJoin("review.product_number")}
  WHERE pd.store_number = $1 AND ${IS_SHOWN} AND review.deleted_at IS NULL`;

/** One page of the shown reviews of a store's goods, newest first, and what all of them say together. */
export async function findStoreReviews(
  pool: Pool,
  storeNumber: number,
  { limit, offset }: Required<Page>,
): Promise<StoreReviews> {
  const [counted, found] = await Promise.all([
    pool.query<{ rating: number; count: number }>(
      `SELECT review.rating, count(*)::int AS count FROM ${OF_STORE} GROUP BY 1`,
      [storeNumber],
    ),
    pool.query<WithDates<StoreReview> & { imageUrl: string }>(
      `SELECT ${SHOWN_COLUMNS}, ${PRODUCT_COLUMNS} FROM ${OF_STORE}
       ORDER BY review.written_at DESC, review.number DESC LIMIT $2 OFFSET $3`,
      [storeNumber, limit, offset],
    ),
  ]);
  const counts = new Map(counted.rows.map(({ rating, count }) => [rating, count]));
  const distribution = Array.from({ length: RATING_MAX }, (_, place) => counts.get(place + 1) ?? 0);
  return { ...summaryOf(distribution), reviews: found.rows.map(({ imageUrl: _, ...row }) => withTimes(row)) };
}
