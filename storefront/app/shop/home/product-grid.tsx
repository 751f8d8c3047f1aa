import { startTransition, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useTexts } from "../../i18n/use-texts";
import { type CardProduct, useProducts } from "../../lib/products";
import { Button } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { PRODUCT_GRID, ProductCard, ProductCardSkeleton } from "../product-card";

/** Products shown at first, and how many more each time the end comes near (spec §9). */
export const FIRST_PRODUCTS = 12;
export const MORE_PRODUCTS = 8;

/** How near, in px, the end must be for more to be shown (spec §9). */
const NEAR_END = 1000;

const SKELETONS = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** Pictures of the first rows are asked for at once (spec §9), those of a phone's first row before the others. */
const EAGER_PICTURES = 6;
const FIRST_PICTURES = 2;

/** What a phone shows of the list at first. */
const FIRST_SCREEN = 4;

/** How many products were shown at each visit of this page: going back finds the list as long as it was left. */
const shownAt = new Map<string, number>();

interface ProductGridProps {
  category: string | null;
  /** The first products, if the page was rendered with those of this category. */
  rendered: CardProduct[] | undefined;
  /** How many products there are in all, as far as `rendered` goes. */
  renderedTotal: number;
  /** The first ones of the category that are known without asking, maybe none: shown until all of them are. */
  known: CardProduct[];
  /** Whether a phone's first screen is drawn before the others. */
  gradual: boolean;
  onShowAll: () => void;
}

/** The products of a category; more appear before the visitor reaches the end. */
export function ProductGrid({ category, rendered, renderedTotal, known, gradual, onShowAll }: ProductGridProps) {
  const { t } = useTexts();
  const visit = `${useLocation().key} ${category ?? ""}`;
  const [visible, setVisible] = useState(() => shownAt.get(visit) ?? FIRST_PRODUCTS);
  useEffect(() => {
    shownAt.set(visit, visible);
  }, [visit, visible]);
  const [begun, setBegun] = useState(gradual);
  useEffect(() => startTransition(() => setBegun(false)), []);
  const wantsAll = !rendered || visible > rendered.length;
  const { data, isError, refetch, isFetching } = useProducts({ enabled: wantsAll });
  const matching = useMemo(
    () => data?.filter((product) => category === null || product.category === category),
    [data, category],
  );
  const products = matching ?? rendered ?? known;
  const total = matching?.length ?? (rendered ? renderedTotal : undefined);
  // Of more products, too, a phone's screen is drawn before the others.
  const drawn = useDeferredValue(visible);
  const shown = products.slice(0, begun ? FIRST_SCREEN : Math.min(visible, drawn + FIRST_SCREEN));
  const more = total !== undefined && shown.length < total;
  const waiting = !matching && (!rendered || (more && wantsAll)) && !isError;
  const end = useNearEnd(more && !waiting && !begun && drawn === visible, shown.length, () =>
    setVisible((count) => count + MORE_PRODUCTS),
  );

  if (total === 0) {
    return (
      <EmptyState icon="tag" title={t("home.emptyTitle")} text={t("home.emptyText")}>
        <Button onClick={onShowAll}>{t("home.emptyAction")}</Button>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={PRODUCT_GRID}>
        {shown.map((product, place) => (
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
      <div ref={end} aria-hidden="true" />
      <p role="status" className="sr-only">
        {waiting ? t("home.loadingMore") : null}
      </p>
      {isError && !matching ? (
        <EmptyState icon="alert" title={t("home.failedTitle")} text={t("home.failedText")}>
          <Button busy={isFetching} onClick={() => refetch()}>
            {t("common.retry")}
          </Button>
        </EmptyState>
      ) : null}
    </>
  );
}

/** Calls `onNear` when the element comes within reach of the screen while `active`, once for each `step`. */
function useNearEnd(active: boolean, step: number, onNear: () => void) {
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef(onNear);
  latest.current = onNear;
  useEffect(() => {
    // A new observer tells at once where the element is, so an end that stays within reach tells again at each step.
    if (!active || step < 0 || !element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) latest.current();
      },
      { rootMargin: `0px 0px ${NEAR_END}px 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [active, step]);
  return element;
}
