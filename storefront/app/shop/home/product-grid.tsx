import { memo, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useTexts } from "../../i18n/use-texts";
import { type ListChoice, type RenderedProducts, useProductPages } from "../../lib/data/products";
import { paths } from "../../lib/routing/paths";
import { Button } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { PRODUCT_GRID, ProductCard, ProductCardSkeleton } from "../product-card";

/** Products shown at first, and how many more each time the end comes near (spec §9). */
const FIRST_PRODUCTS = 12;
const MORE_PRODUCTS = 8;

/** The end is near within 1000 px (spec §9). Above the screen, too: a reload at the bottom, or the End key, passes it without coming near. */
const NEAR_END = "1000000px 0px 1000px 0px";

const SKELETONS = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** Pictures of the first rows are asked for at once (spec §9), those of a phone's first row before the others. */
const EAGER_PICTURES = 6;
const FIRST_PICTURES = 2;

/** How many products each visit of the page showed: going back finds the list as long as it was left. */
const shownAt = new Map<string, number>();

interface ProductGridProps {
  choice: ListChoice;
  rendered: RenderedProducts;
}

/** The products of a list; more appear before the visitor reaches the end. */
export const ProductGrid = memo(function ProductGrid({ choice, rendered }: ProductGridProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { key: visit } = useLocation();
  const [visible, setVisible] = useState(() => shownAt.get(visit) ?? FIRST_PRODUCTS);
  useEffect(() => {
    shownAt.set(visit, visible);
  }, [visit, visible]);
  const list = useProductPages(choice, rendered);
  const { products, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } = list;
  const shown = Math.min(visible, products.length);
  const waiting = list.isPending || list.isPlaceholderData || (isFetchingNextPage && shown === products.length);
  const failed = list.isLoadingError || isFetchNextPageError;
  const more = shown < products.length || (hasNextPage && !isFetchingNextPage && !failed);
  const showMore = () => {
    setVisible(shown + MORE_PRODUCTS);
    // Before they are needed.
    if (shown + MORE_PRODUCTS >= products.length && hasNextPage && !isFetching && !failed) list.fetchNextPage();
  };

  if (list.isSuccess && products.length === 0) {
    return (
      <EmptyState
        icon="tag"
        title={t(choice.filters ? "home.noneTitle" : "home.emptyTitle")}
        text={t(choice.filters ? "home.noneText" : "home.emptyText")}
      >
        <Button onClick={() => navigate(paths.home, { replace: true, preventScrollReset: true })}>
          {t("home.emptyAction")}
        </Button>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={PRODUCT_GRID}>
        {products.slice(0, shown).map((product, place) => (
          <li key={product.id}>
            <ProductCard product={product} eager={place < EAGER_PICTURES} first={place < FIRST_PICTURES} />
          </li>
        ))}
        {waiting
          ? SKELETONS.map((skeleton) => (
              <li key={skeleton}>
                <ProductCardSkeleton />
              </li>
            ))
          : null}
      </ul>
      {more ? <End onNear={showMore} /> : null}
      <p role="status" className="sr-only">
        {waiting ? t("home.loadingMore") : null}
      </p>
      {failed ? (
        <EmptyState icon="alert" title={t("home.failedTitle")} text={t("home.failedText")}>
          <Button busy={isFetching} onClick={() => (list.data ? list.fetchNextPage() : list.refetch())}>
            {t("common.retry")}
          </Button>
        </EmptyState>
      ) : null}
    </>
  );
});

/** Tells when it is near the screen, and after each change of the list again. */
function End({ onNear }: { onNear: () => void }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A busy phone tells of several frames at once: the last is what holds, and no other will come while the end stays in sight.
    const observer = new IntersectionObserver((frames) => frames.at(-1)?.isIntersecting && onNear(), {
      rootMargin: NEAR_END,
    });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [onNear]);
  return <div ref={element} aria-hidden="true" />;
}
