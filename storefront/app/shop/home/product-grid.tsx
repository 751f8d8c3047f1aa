import { replaceEqualDeep } from "@tanstack/react-query";
import type { Product } from "@zakh/catalog/contract";
import { startTransition, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { useTexts } from "../../i18n/use-texts";
import { afterFrame } from "../../lib/browser/after-frame";
import { type CardProduct, cardProduct, useProducts } from "../../lib/data/products";
import { Button } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { PRODUCT_GRID, ProductCard, ProductCardSkeleton } from "../product-card";

/** Products shown at first, and how many more each time the end comes near (spec §9). */
export const FIRST_PRODUCTS = 12;
export const MORE_PRODUCTS = 8;

/** How near, in px, the end must be for more to be shown (spec §9). */
const NEAR_END = 1000;

/** Farther, in px, than an end can lie above the screen. */
const ABOVE = 1_000_000;

const SKELETONS = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** Pictures of the first rows are asked for at once (spec §9), those of a phone's first row before the others. */
const EAGER_PICTURES = 6;
const FIRST_PICTURES = 2;

/** What a phone shows of the list at first. */
const FIRST_SCREEN = 4;

/** How many products were shown at each visit of this page: going back finds the list as long as it was left. */
const shownAt = new Map<string, number>();

/** What a page was rendered with. */
interface RenderedProducts {
  /** The first ones of the category. */
  products: CardProduct[];
  /** `null` is all of them. */
  category: string | null;
  /** How many there are in the category, as far as was asked. */
  total: number;
}

interface ProductGridProps {
  category: string | null;
  rendered: RenderedProducts;
  /** Whether a phone's first screen is drawn before the others. */
  gradual: boolean;
  /** Drawn unseen, and no more than a phone's first screen: somebody is about to choose the category. */
  ahead: boolean;
  onShowAll: () => void;
}

/** The products of a category; more appear before the visitor reaches the end. */
export function ProductGrid({ category, rendered, gradual, ahead, onShowAll }: ProductGridProps) {
  const { t } = useTexts();
  const visit = `${useLocation().key} ${category ?? ""}`;
  const [visible, setVisible] = useState(() => shownAt.get(visit) ?? FIRST_PRODUCTS);
  useEffect(() => {
    shownAt.set(visit, visible);
  }, [visit, visible]);
  // Of those that come into reach, a phone's screen is shown a frame before the others.
  const [settled, setSettled] = useState(visible);
  useEffect(() => (settled === visible ? undefined : afterFrame(() => setSettled(visible))), [settled, visible]);
  const [drawn, setDrawn] = useState(gradual ? FIRST_SCREEN : visible);
  const ofCategory = category === rendered.category;
  const wantsAll = !ofCategory || visible > rendered.products.length;
  const { data, isError, refetch, isFetching } = useProducts({ enabled: wantsAll });
  const products = useMemo(() => productsOf(category, rendered.products, data), [category, rendered.products, data]);
  const total = data ? products.length : ofCategory ? rendered.total : undefined;
  const revealed = Math.min(visible, settled + FIRST_SCREEN);
  const shown = Math.min(revealed, drawn, products.length);
  const more = total !== undefined && shown < total;
  const waiting = !data && (!ofCategory || (more && wantsAll)) && !isError;
  // The next ones are drawn hidden, between frames: a slow phone shows them at once when the end comes near.
  useEffect(() => {
    if (!ahead && !waiting) startTransition(() => setDrawn(settled + MORE_PRODUCTS));
  }, [ahead, waiting, settled]);
  const end = useNearEnd(more && !waiting && settled === visible && drawn > visible, shown, () =>
    // They are drawn, so it takes no time; left to its own pace, React shows them a frame or two later.
    flushSync(() => setVisible((count) => count + MORE_PRODUCTS)),
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
        {products.slice(0, drawn).map((product, place) => (
          <li key={product.id} hidden={place >= revealed}>
            <ProductCard product={product} eager={place < EAGER_PICTURES} first={place < FIRST_PICTURES} />
          </li>
        ))}
        {waiting && !ahead
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
      {isError && !data ? (
        <EmptyState icon="alert" title={t("home.failedTitle")} text={t("home.failedText")}>
          <Button busy={isFetching} onClick={() => refetch()}>
            {t("common.retry")}
          </Button>
        </EmptyState>
      ) : null}
    </>
  );
}

/** The products of a category: all of them, or those that are known before all have been read. */
function productsOf(category: string | null, known: CardProduct[], all: Product[] | undefined): CardProduct[] {
  const isIn = (product: CardProduct) => category === null || product.category === category;
  const first = known.filter(isIn);
  // One that is shown already and is still the same stays the very object: its card need not be drawn again.
  return all?.filter(isIn).map((one, at) => (first[at] ? replaceEqualDeep(first[at], cardProduct(one)) : one)) ?? first;
}

/** Calls `onNear` when the element comes within reach of the screen, or lies above it, while `active`, once for each `step`. */
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
      // Above too: who reloads at the bottom of a phone's page, or presses End, is past the end without having come near it.
      { rootMargin: `${ABOVE}px 0px ${NEAR_END}px 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [active, step]);
  return element;
}
