import type { Category, Product } from "@zakh/catalog/contract";
import { localized } from "@zakh/kit/contract";
import { type HeroSetting, SETTING_FALLBACKS } from "@zakh/site-settings/contract";
import { useEffect, useRef, useState } from "react";
import { type ShouldRevalidateFunctionArgs, useRevalidator, useSearchParams } from "react-router";
import { useTexts } from "../../i18n/use-texts";
import { afterFrame } from "../../lib/browser/after-frame";
import { type ShownCategory, shownCategories } from "../../lib/data/categories";
import { type CardProduct, cardProduct, firstProducts } from "../../lib/data/products";
import { paths } from "../../lib/routing/paths";
import type { PageHandle } from "../../lib/seo/page-handle";
import { breadcrumbs, homeStep, shopData } from "../../lib/seo/structured-data";
import { readCommerceOr } from "../../lib/server/commerce.server";
import { Button } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import type { Route } from "./+types/home";
import { CategoryRow } from "./category-row";
import { DeliveryMessage } from "./delivery-message";
import { Hero } from "./hero";
import { FIRST_PRODUCTS, MORE_PRODUCTS, ProductGrid } from "./product-grid";

/** The first products and those of the first scroll. */
const RENDERED_PRODUCTS = FIRST_PRODUCTS + MORE_PRODUCTS;

interface HomeData {
  hero: HeroSetting;
  /** Active ones in their order; empty when they cannot be read. */
  categories: ShownCategory[];
  /** The first products of the chosen category, those of the first scroll among them; `undefined` when they cannot be read. */
  products: CardProduct[] | undefined;
  /** Which category `products` are of; `null` is all of them. */
  category: string | null;
  /** How many products there are in that category, as far as was asked: one more than `products` stands for many more. */
  total: number;
}

/** What the chosen category is called in a language; one that there is not, as the address calls it. */
function categoryName({ categories, category }: HomeData, language: string): string | null {
  const chosen = categories.find(({ name }) => name === category);
  return chosen ? localized(chosen, "name", language) : category;
}

export const handle: PageHandle<HomeData> = {
  title: ({ t, data, language }) => (data && data.total > 0 && categoryName(data, language)) || t("home.title"),
  image: ({ data }) => data?.hero.imageUrl || undefined,
  structured: import.meta.env.SSR
    ? ({ data, shell, language }) => [
        shopData(shell),
        { "@type": "WebSite", "@id": `${shell.origin}/#site`, name: shell.siteName, url: `${shell.origin}/` },
        ...(data?.category
          ? [
              breadcrumbs(shell.origin, [
                homeStep(shell),
                { name: categoryName(data, language) ?? "", path: paths.category(data.category) },
              ]),
            ]
          : []),
      ]
    : undefined,
};

/** Public reads only; the page carries as many products as a first scroll shows, and the browser asks for the rest when it needs them. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<HomeData> {
  const category = new URL(request.url).searchParams.get("category");
  const [hero, categories, products] = await Promise.all([
    readCommerceOr<HeroSetting>(context, "/api/settings/hero", SETTING_FALLBACKS.hero),
    readCommerceOr<Category[]>(context, "/api/categories", []),
    readCommerceOr<Product[] | undefined>(context, firstProducts(RENDERED_PRODUCTS + 1, category), undefined),
  ]);
  return {
    hero,
    categories: shownCategories(categories),
    products: products?.slice(0, RENDERED_PRODUCTS).map(cardProduct),
    category,
    total: products?.length ?? 0,
  };
}

/** Choosing a category filters in the browser: the server is not asked again. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const samePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return samePage ? false : defaultShouldRevalidate;
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts();
  return (
    <>
      <Hero hero={loaderData.hero} />
      <DeliveryMessage />
      <div className="page pt-10 md:pt-14">
        <h2 id="products" className="text-headline uppercase">
          {t("home.featured")}
        </h2>
      </div>
      <Products data={loaderData} />
    </>
  );
}

/** The row of categories, and the products of the chosen one. */
function Products({ data: { categories, products, category: renderedCategory, total } }: { data: HomeData }) {
  const { t } = useTexts();
  const [search, setSearch] = useSearchParams();
  const category = search.get("category");
  const { chosen, touched, touch, choose } = useChoice(category, (next) =>
    setSearch(
      (current) => {
        const changed = new URLSearchParams(current);
        if (next === null) changed.delete("category");
        else changed.set("category", next);
        return changed;
      },
      { replace: true, preventScrollReset: true },
    ),
  );
  // Another category starts with its first twelve again.
  const grids = chosen === touched ? [chosen] : [chosen, touched];
  return (
    <>
      <CategoryRow categories={categories} chosen={chosen} onTouch={touch} onChoose={choose} />
      <section aria-label={t("home.products")} className="page min-h-[70vh] pt-5 md:pt-8">
        {products ? (
          <div className="relative">
            {grids.map((name) => (
              <div key={name ?? ""} className={name === chosen ? undefined : "invisible absolute inset-x-0 top-0"}>
                <ProductGrid
                  category={name}
                  rendered={{ products, category: renderedCategory, total }}
                  gradual={name !== category}
                  ahead={name !== chosen}
                  onShowAll={() => choose(null)}
                />
              </div>
            ))}
          </div>
        ) : (
          <Failed />
        )}
      </section>
    </>
  );
}

/** The products could not be read. */
function Failed() {
  const { t } = useTexts();
  const revalidator = useRevalidator();
  return (
    <EmptyState icon="alert" title={t("home.failedTitle")} text={t("home.failedText")}>
      <Button busy={revalidator.state === "loading"} onClick={() => revalidator.revalidate()}>
        {t("common.retry")}
      </Button>
    </EmptyState>
  );
}

/**
 * The chosen category, at once; the address follows when its products have been drawn, because the router takes a slow phone as
 * long again. The one that is touched is the chosen one if no other is.
 */
function useChoice(category: string | null, show: (category: string | null) => void) {
  const [{ chosen, touched }, setChoice] = useState({ chosen: category, touched: category });
  useEffect(() => setChoice({ chosen: category, touched: category }), [category]);
  const callOff = useRef(() => {});
  // Whoever has gone to another page meanwhile stays there.
  useEffect(() => () => callOff.current(), []);
  const touch = (next: string | null) => setChoice((choice) => ({ ...choice, touched: next }));
  const choose = (next: string | null) => {
    setChoice({ chosen: next, touched: next });
    callOff.current();
    callOff.current = afterFrame(() => show(next));
  };
  return { chosen, touched, touch, choose };
}
