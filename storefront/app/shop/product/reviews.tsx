import type { ProductReviews, ShownReview, StoreReview, StoreReviews } from "@zakh/reviews/contract";
import { useState } from "react";
import { useTexts } from "../../i18n/use-texts";
import { api } from "../../lib/data/api";
import { Button } from "../../ui/button";
import { classes } from "../../ui/classes";
import { Rating } from "../../ui/rating";
import { Review } from "../../ui/review";
import { toast } from "../../ui/toast-store";

interface ReviewsProps {
  read: ProductReviews | StoreReviews;
  /** Path of the page of them that begins after so many. */
  pageAt: (offset: number) => string;
  /** Whether it is a store that answers, and not the shop. */
  ofStore: boolean;
  className: string;
}

/** What customers say, newest first; the first ones are in the page, the others come at a press. */
export function Reviews(props: ReviewsProps) {
  const { t } = useTexts();
  return (
    <section id="reviews" aria-labelledby="reviews-title" className={classes("scroll-mt-24 pt-10", props.className)}>
      <h2 id="reviews-title" className="mb-4 text-title-l uppercase">
        {t("reviews.title")}
      </h2>
      {props.read.count === 0 ? (
        <p className="text-ink-soft">{t("reviews.none")}</p>
      ) : (
        <div className="grid gap-6 md:grid-cols-[16rem_minmax(0,1fr)] md:gap-12">
          <Summary of={props.read} />
          <List {...props} />
        </div>
      )}
    </section>
  );
}

/** The mean, and how many have how many stars. */
function Summary({ of: { rating, count, distribution } }: { of: ProductReviews }) {
  const { t } = useTexts();
  return (
    <div className="self-start md:sticky md:top-28">
      <Rating of={{ rating, reviewCount: count }} className="text-headline text-oxblood" />
      <ul className="mt-3 grid max-w-xs gap-1.5">
        {distribution
          .map((many, place) => ({ many, stars: place + 1 }))
          .reverse()
          .map(({ many, stars }) => (
            <li key={stars} className="grid grid-cols-[2.5rem_minmax(0,1fr)_2rem] items-center gap-2 text-small">
              <span role="img" aria-label={t("reviews.stars", { count: stars })} className="figures text-ink-soft">
                {`${stars} ★`}
              </span>
              <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-paper-edge">
                <span className="block h-full bg-ember" style={{ width: `${(many / count) * 100}%` }} />
              </span>
              <span className="figures text-right">{many}</span>
            </li>
          ))}
      </ul>
    </div>
  );
}

function List({ read, pageAt, ofStore }: ReviewsProps) {
  const { t } = useTexts();
  const [more, setMore] = useState<(ShownReview | StoreReview)[]>([]);
  const [loading, setLoading] = useState(false);
  // One that was shown meanwhile moves the others, and one of them comes twice.
  const reviews = [...new Map([...read.reviews, ...more].map((review) => [review.id, review])).values()];
  const [isWhole, setWhole] = useState(read.reviews.length >= read.count);
  const load = async () => {
    setLoading(true);
    try {
      const next = await api<ProductReviews | StoreReviews>(pageAt(read.reviews.length + more.length));
      setMore([...more, ...next.reviews]);
      setWhole(next.reviews.length === 0 || read.reviews.length + more.length + next.reviews.length >= next.count);
    } catch {
      toast({ title: t("reviews.failed"), text: t("common.tryAgain"), tone: "wrong" });
    } finally {
      setLoading(false);
    }
  };
  return (
    <div>
      <ul className="grid gap-6">
        {reviews.map((review) => (
          <li key={review.id}>
            <Review review={review} ofStore={ofStore} />
          </li>
        ))}
      </ul>
      {isWhole ? null : (
        <Button look="outline" busy={loading} onClick={load} className="mt-6 w-full sm:w-auto">
          {loading ? t("common.loading") : t("list.more")}
        </Button>
      )}
    </div>
  );
}
