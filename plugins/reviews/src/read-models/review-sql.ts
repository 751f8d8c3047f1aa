import type { ShownReview } from "../contract";

/** In SQL: whether everybody sees a `product_review review`. The trigger that keeps `product_rating` says the same. */
export const IS_SHOWN = "(review.status = 'visible' AND review.withheld_at IS NULL)";

/** What becomes of it: one of `REVIEW_STATES`. */
export const STATE = `CASE WHEN review.withheld_at IS NULL THEN review.status ELSE 'reported' END AS state`;

/** The columns of `shownReview`. */
export const SHOWN_COLUMNS = `review.number AS id, review.rating, review.text, review.photos, review.author,
  review.written_at AS "writtenAt", review.answer, review.answered_at AS "answeredAt"`;

interface Dates {
  writtenAt: Date;
  answeredAt: Date | null;
}

/** A row with its times as a call answers them. */
export function withTimes<Row extends Dates>(
  row: Row,
): Omit<Row, keyof Dates> & Pick<ShownReview, "writtenAt" | "answeredAt"> {
  return {
    ...row,
    writtenAt: row.writtenAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  };
}

export type WithDates<Answer extends Pick<ShownReview, "writtenAt" | "answeredAt">> = Omit<Answer, keyof Dates> & Dates;
