import type { Versioned } from "@zakh/kit/contract";
import { ListFilter, type ListPage, readListPage } from "@zakh/kit/database/list-page";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { withVersion } from "@zakh/kit/http/version";
import type { AdminReview, AdminReviewsQuery, ReviewFilter } from "../contract";
import { PRODUCT_COLUMNS, productJoin } from "./product-sql";
import { IS_SHOWN, SHOWN_COLUMNS, STATE, type WithDates, withTimes } from "./review-sql";

const REPORTS = "SELECT count(*)::int FROM product_review_report report WHERE report.product_review_id = review.id";

const FILTERS: Record<ReviewFilter, string> = {
  open: "review.status = 'waiting' OR review.withheld_at IS NOT NULL",
  waiting: "review.status = 'waiting'",
  visible: IS_SHOWN,
  hidden: "review.status = 'hidden'",
  reported: `(${REPORTS}) > 0`,
};

const COLUMNS = `${SHOWN_COLUMNS}, ${PRODUCT_COLUMNS}, ${STATE}, review.hidden_reason AS "hiddenReason",
  review.account_number AS "accountId", review.order_number AS "orderId", (${REPORTS}) AS reports`;

/** What the shop has looked at when it decides: a text that was changed meanwhile is another one. */
const SEEN = ["rating", "text", "photos", "state", "answer"] as const satisfies readonly (keyof AdminReview)[];

type Row = WithDates<AdminReview> & { imageUrl: string };

async function find(
  sql: Queryable,
  filter: ListFilter,
  page: AdminReviewsQuery,
): Promise<ListPage<Versioned<AdminReview>>> {
  filter.add("review.deleted_at IS NULL");
  const { rows, total } = await readListPage<Row>(sql, {
    columns: COLUMNS,
    from: `product_review review ${productJoin("review.product_number")}`,
    filter,
    // What has waited longest for the shop is looked at first.
    order:
      page.status === "open" || page.status === "waiting"
        ? "review.written_at, review.number"
        : "review.written_at DESC, review.number DESC",
    page,
  });
  return { rows: rows.map(({ imageUrl: _, ...row }) => withVersion(withTimes(row), SEEN)), total };
}

/** One page of the reviews in a state, or of all. */
export function listReviews(sql: Queryable, query: AdminReviewsQuery): Promise<ListPage<Versioned<AdminReview>>> {
  const filter = new ListFilter();
  if (query.status) filter.add(FILTERS[query.status]);
  return find(sql, filter, query);
}

/** One review by its public id. */
export async function findAdminReview(sql: Queryable, number: number): Promise<Versioned<AdminReview> | undefined> {
  const filter = new ListFilter();
  filter.add(`review.number = ${filter.bind(number)}`);
  return (await find(sql, filter, {})).rows[0];
}
