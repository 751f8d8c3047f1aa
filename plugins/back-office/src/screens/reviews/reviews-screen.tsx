import { ChatBubbleLeftRight } from "@medusajs/icons";
import { Container } from "@medusajs/ui";
import { REVIEW_FILTERS } from "@zakh/reviews/contract";
import { useTexts } from "../i18n/text";
import { type ReviewFilters, useReviews } from "../resources/reviews";
import { type ListAddress, narrows, oneOf, readListAddress } from "../ui/list-address";
import { PagedList } from "../ui/paged-list";
import { Blank } from "../ui/screen-state";
import { SelectField } from "../ui/select-field";
import { useListAddress } from "../ui/use-list-address";
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
        {(rows, nothing) =>
          rows?.length === 0 ? (
            <Container className="p-0">{nothing}</Container>
          ) : (
            <ul className="grid max-w-4xl gap-3" aria-label={t("reviews.title")} aria-busy={!rows}>
              {rows?.map((review) => (
                <li key={review.id}>
                  <ReviewCard review={review} />
                </li>
              )) ?? (
                <li>
                  <Container className="flex flex-col gap-y-3 p-4">
                    <Blank className="h-5 w-1/2" />
                    <Blank className="h-5 w-4/5" />
                    <Blank className="h-12 w-full" />
                  </Container>
                </li>
              )}
            </ul>
          )
        }
      </PagedList>
    </div>
  );
}
