import { StatusBadge, Text } from "@medusajs/ui";
import { localized, type Versioned } from "@zakh/kit/contract";
import { orderNumber } from "@zakh/orders/contract";
import { type AdminReview, RATING_MAX, type ReviewState } from "@zakh/reviews/contract";
import { Link } from "react-router";
import { dateTime } from "../../dates";
import { useHost, useScreenPath } from "../../host";
import { useTexts } from "../../i18n/text";
import { Photos } from "../../ui/pictures/photos";
import { ReviewActions } from "./review-actions";

const STATE_COLOR: Record<ReviewState, "orange" | "green" | "red"> = {
  waiting: "orange",
  reported: "orange",
  visible: "green",
  hidden: "red",
};

const LINK = "text-ui-fg-interactive -my-2.5 inline-flex py-2.5 md:my-0 md:py-0";

/** One review: what is said of what, by whom, whether it is shown, and what the shop can do about it. */
export function ReviewCard({ review }: { review: Versioned<AdminReview> }) {
  const { t, language } = useTexts();
  const { home } = useHost();
  const name = localized(review, "name", language);
  const { rating, state, reports, text, photos, hiddenReason, answer } = review;
  return (
    <article aria-label={name} className="flex flex-col gap-y-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span
          role="img"
          aria-label={t("reviews.rating", { rating })}
          className="text-ui-tag-orange-icon text-lg leading-none"
        >
          {"★".repeat(rating) + "☆".repeat(RATING_MAX - rating)}
        </span>
        <StatusBadge color={STATE_COLOR[state]}>{t(`reviews.state.${state}`)}</StatusBadge>
        {reports > 0 && <Text className="text-ui-fg-error text-sm">{t("reviews.reports", { count: reports })}</Text>}
      </div>
      <div>
        <a
          href={`${home.replace(/\/$/, "")}/products/${review.productId}`}
          className="text-ui-fg-base break-words text-base font-semibold"
        >
          {name}
        </a>
        <By review={review} />
      </div>
      {text && <p className="text-ui-fg-base whitespace-pre-line break-words text-base md:text-sm">{text}</p>}
      <Photos
        urls={photos}
        title={t("reviews.photos")}
        nameOf={(number) => t("reviews.photo", { number })}
        subtitle={name}
      />
      {hiddenReason && (
        <p className="bg-ui-tag-red-bg text-ui-tag-red-text whitespace-pre-line break-words rounded-lg p-3 text-sm">
          {hiddenReason}
        </p>
      )}
      {answer && (
        <div className="bg-ui-bg-subtle rounded-lg p-3">
          <Text className="text-ui-fg-subtle text-sm">{t("reviews.answer")}</Text>
          <p className="text-ui-fg-base whitespace-pre-line break-words text-sm">{answer}</p>
        </div>
      )}
      <ReviewActions review={review} name={name} />
    </article>
  );
}

/** Who wrote it when, with the ways to the customer and the order; a closed account has neither. */
function By({ review: { author, writtenAt, accountId, orderId } }: { review: AdminReview }) {
  const { t } = useTexts();
  const screenPath = useScreenPath();
  return (
    <p className="text-ui-fg-subtle flex flex-wrap gap-x-3 text-sm tabular-nums">
      {accountId === null ? (
        <span>{t("reviews.closed")}</span>
      ) : (
        <Link to={screenPath("users", { id: String(accountId) })} className={LINK}>
          {t("reviews.customer", { author })}
        </Link>
      )}
      {orderId !== null && (
        <Link to={screenPath("orders", { id: String(orderId) })} className={LINK}>
          {`#${orderNumber(orderId)}`}
        </Link>
      )}
      <time dateTime={writtenAt}>{dateTime(writtenAt)}</time>
    </p>
  );
}
