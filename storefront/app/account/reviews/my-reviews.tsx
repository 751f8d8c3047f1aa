import type { OwnReviews } from "@zakh/reviews/contract";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useLaterTexts } from "../../i18n/use-later-texts";
import { useTexts } from "../../i18n/use-texts";
import { ApiError } from "../../lib/data/api";
import { useMyReviews } from "../../lib/data/reviews";
import { paths } from "../../lib/routing/paths";
import type { PageHandle } from "../../lib/seo/page-handle";
import { useLoginGuard } from "../../session/use-login-guard";
import { Button, ButtonLink } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { lazySheet } from "../../ui/lazy-sheet";
import { PageSpinner } from "../../ui/page-spinner";
import { Skeleton } from "../../ui/skeleton";
import { OwnReviewCard } from "./own-review-card";
import { ProductRow } from "./product-row";
import type { ReviewedProduct } from "./review-sheet";

export const handle: PageHandle = { title: ({ t }) => t("reviews.mine") };

/** Loaded when it is needed: it has a form and its schema. */
const ReviewSheet = lazySheet(() => import("./review-sheet"));

/** What the signed-in user has written of received products, and what may still be written. */
export default function MyReviewsPage() {
  const { t } = useTexts();
  const { user, offline } = useLoginGuard({ tab: "login" });
  const hasTexts = useLaterTexts();
  const { data, error } = useMyReviews(Boolean(user));
  if (offline) return <EmptyState icon="globe" title={t("offline.title")} level="page" />;
  if (!user || !hasTexts) return <PageSpinner />;
  return (
    <div className="page max-w-[46rem] pt-6 md:pt-10">
      <h1 className="text-headline uppercase">{t("reviews.mine")}</h1>
      {data ? (
        <Reviews read={data} />
      ) : error ? (
        <EmptyState
          icon="alert"
          title={t("reviews.failed")}
          text={(error instanceof ApiError && error.serverMessage) || t("common.tryAgain")}
        >
          <Button onClick={() => window.location.reload()}>{t("common.retry")}</Button>
        </EmptyState>
      ) : (
        <div role="status" className="mt-5 grid gap-4">
          <span className="sr-only">{t("common.loading")}</span>
          <Skeleton className="h-20 rounded-card" />
          <Skeleton className="h-20 rounded-card" />
        </div>
      )}
      <ButtonLink to={paths.myPage} look="quiet" className="-ml-3 mt-6">
        {t("myPage.title")}
      </ButtonLink>
    </div>
  );
}

function Reviews({ read: { reviews, reviewable } }: { read: OwnReviews }) {
  const { t } = useTexts();
  const [search, setSearch] = useSearchParams();
  // The order's page links to the product that it is about.
  const asked = Number(search.get("product"));
  const [opened, setOpened] = useState<ReviewedProduct | undefined>(() =>
    [...reviews, ...reviewable].find(({ productId }) => productId === asked),
  );
  const close = () => {
    setOpened(undefined);
    if (search.has("product")) setSearch({}, { replace: true });
  };
  if (reviews.length + reviewable.length === 0) {
    return (
      <EmptyState icon="chat" title={t("ownReviews.emptyTitle")} text={t("ownReviews.emptyText")}>
        <ButtonLink to={paths.home}>{t("common.viewProducts")}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      {reviewable.length > 0 ? (
        <section aria-labelledby="to-review" className="mt-6">
          <h2 id="to-review" className="text-title-s uppercase">
            {t("ownReviews.toWrite")}
          </h2>
          <ul className="mt-2 divide-y divide-dashed divide-paper-edge">
            {reviewable.map((product) => (
              <li key={product.productId} className="py-3">
                <ProductRow
                  product={product}
                  action={(name) => (
                    <Button
                      look="outline"
                      aria-haspopup="dialog"
                      aria-label={t("ownReviews.writeNamed", { name })}
                      onClick={() => setOpened(product)}
                      className="w-full sm:w-auto"
                    >
                      {t("reviews.write")}
                    </Button>
                  )}
                />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {reviews.length > 0 ? (
        <section aria-labelledby="written" className="mt-8">
          <h2 id="written" className="text-title-s uppercase">
            {t("ownReviews.written")}
          </h2>
          <ul className="mt-3 grid gap-4">
            {reviews.map((review) => (
              <li key={review.id}>
                <OwnReviewCard review={review} onEdit={() => setOpened(review)} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <ReviewSheet key={opened?.productId} of={opened} open={opened !== undefined} onClose={close} />
    </>
  );
}
