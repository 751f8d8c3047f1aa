import { defineSnapshot } from "@zakh/kit/cache/snapshot";
import type { Page } from "@zakh/kit/contract";
import type { Pool } from "pg";
import { type ProductReviews, RATING_MAX, type ShownReview } from "../contract";
import { IS_SHOWN, SHOWN_COLUMNS, type WithDates, withTimes } from "./review-sql";

type Distribution = ProductReviews["distribution"];

const NONE: Distribution = Array.from({ length: RATING_MAX }, () => 0);

/** How many shown reviews each product has of each number of stars, by its public id. */
async function loadDistributions(pool: Pool): Promise<Map<number, Distribution>> {
  const { rows } = await pool.query<{ product: number; rating: number; count: number }>(
    `SELECT product_number AS product, rating, count(*)::int AS count FROM product_review review
     WHERE ${IS_SHOWN} AND deleted_at IS NULL GROUP BY 1, 2`,
  );
  const found = new Map<number, Distribution>();
  for (const { product, rating, count } of rows) {
    const known = found.get(product) ?? NONE;
    found.set(
      product,
      known.map((some, place) => (place === rating - 1 ? count : some)),
    );
  }
  return found;
}

/** From memory. That it is a snapshot also makes `product_review` a table of which the edge hears. */
export const distributions = defineSnapshot({ tables: ["product_review"], load: loadDistributions });

/** What reviews say together; `distribution` is how many have one star, two, and so on. */
export function summaryOf(distribution: Distribution = NONE): Omit<ProductReviews, "reviews"> {
  const count = distribution.reduce((sum, some) => sum + some, 0);
  const stars = distribution.reduce((sum, some, place) => sum + some * (place + 1), 0);
  return { rating: count === 0 ? null : Math.round((stars / count) * 10) / 10, count, distribution };
}

/** One page of a product's shown reviews, newest first, and what all of them say together. */
export async function findProductReviews(
  pool: Pool,
  productNumber: number,
  { limit, offset }: Required<Page>,
): Promise<ProductReviews> {
  const summary = summaryOf((await distributions.value()).get(productNumber));
  if (summary.count <= offset) return { ...summary, reviews: [] };
  const { rows } = await pool.query<WithDates<ShownReview>>(
    `SELECT ${SHOWN_COLUMNS} FROM product_review review
     WHERE review.product_number = $1 AND ${IS_SHOWN} AND review.deleted_at IS NULL
     ORDER BY review.written_at DESC, review.number DESC LIMIT $2 OFFSET $3`,
    [productNumber, limit, offset],
  );
  return { ...summary, reviews: rows.map(withTimes) };
}
