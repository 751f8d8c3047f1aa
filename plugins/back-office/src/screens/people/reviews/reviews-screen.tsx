import { ChatBubbleLeftRight } from "@medusajs/icons";
import { REVIEW_FILTERS } from "@zakh/reviews/contract";
import { useTexts } from "../../i18n/text";
import { type ReviewFilters, useReviews } from "../../resources/reviews";
import { SelectField } from "../../ui/forms/select-field";
import { CardList } from "../../ui/lists/card-list";
import { type ListAddress, narrows, oneOf, readListAddress } from "../../ui/lists/list-address";
import { PagedList } from "../../ui/lists/paged-list";
import { useListAddress } from "../../ui/lists/use-list-address";
import { ReviewCard } from "./review-card";

const PAGE_SIZE = 20;

function readAddress(search: URLSearchParams): ListAddress<ReviewFilters> {
  return readListAddress(search, { status: oneOf(REVIEW_FILTERS) });
}

/** What customers say of products: new and reported ones wait for the shop's nod, any may be hidden or answered. */
export default function ReviewsScreen() {
  const { t } = useTexts();
  const { filters, page, changeFilters, turnTo } = useListAddress(readAddress);
  const reviews = useReviews(filters, PAGE_SIZE, (page - 1) * PAGE_SIZE);
  return (
    <div className="flex flex-col gap-y-4">
      <search>
        <SelectField
          className="md:w-72"
          label={t("reviews.filter")}
          value={filters.status}
          options={[
            { value: "", label: t("reviews.filter.all") },
            ...REVIEW_FILTERS.map((status) => ({ value: status, label: t(`reviews.filter.${status}`) })),
          ]}
          onChoose={(status) => changeFilters(() => ({ status }))}
        />
      </search>
      <PagedList
        query={reviews}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={turnTo}
        failed={t("reviews.failed")}
        total={(count) => t("reviews.total", { count })}
        narrowed={narrows(filters)}
        noMatch={t("reviews.noMatch")}
        empty={{ icon: <ChatBubbleLeftRight />, text: t("reviews.empty") }}
      >
        {(rows, nothing) => (
          <CardList
            label={t("reviews.title")}
            rows={rows}
            nothing={nothing}
            keyOf={({ id }) => id}
            card={(review) => <ReviewCard review={review} />}
          />
        )}
      </PagedList>
    </div>
  );
}
