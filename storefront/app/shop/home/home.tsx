import type { Category, Product } from "@zakh/catalog/contract";
import { fallbackLanguage, localized, type TextName, textNames } from "@zakh/kit/contract";
import { type HeroSetting, SETTING_FALLBACKS } from "@zakh/site-settings/contract";
import { useDeferredValue, useMemo } from "react";
import { type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { BoughtBeforeSpace } from "../../again/bought-before-space";
import { type Translate, useTexts } from "../../i18n/use-texts";
import { type ShownCategory, shownCategories } from "../../lib/data/categories";
import { pick } from "../../lib/data/pick";
import { type CardProduct, cardProduct, type ListChoice, listChoice, productPage } from "../../lib/data/products";
import { paths } from "../../lib/routing/paths";
import type { PageHandle } from "../../lib/seo/page-handle";
import { breadcrumbs, homeStep, shopData } from "../../lib/seo/structured-data";
import { titleOf } from "../../lib/seo/title-of";
import { readCommerceOr } from "../../lib/server/commerce.server";
import type { Route } from "./+types/home";
import { CategoryRow } from "./category-row";
import { DeliveryMessage } from "./delivery-message";
import { Hero } from "./hero";
import { ListOrder } from "./list-order";
import { ProductGrid } from "./product-grid";

/** How many products the description of a category names. */
const NAMED_PRODUCTS = 4;

interface HomeData extends ListChoice {
  hero: HeroSetting;
  /** Active ones in their order; empty when they cannot be read. */
  categories: ShownCategory[];
  /** The first page of the chosen list; `undefined` when it cannot be read. */
  products: CardProduct[] | undefined;
  /** What search engines and shared links are told of it. */
  about: Pick<Category, TextName<"description"> | "imageUrl"> | undefined;
}

/** What the chosen category is called in a language; one that there is not, as the address calls it. */
function categoryName({ categories, category }: HomeData, language: string): string | null {
  const chosen = categories.find(({ name }) => name === category);
  return chosen ? localized(chosen, "name", language) : category;
}

/** The category's own text if it is in the page's language, else its first products; nothing for all of them. */
function categoryDescription(data: HomeData, language: string, t: Translate): string | undefined {
  const { about, products = [] } = data;
  if (!about) return undefined;
  const own = localized(about, "description", language);
  if (own && !fallbackLanguage(about, "description", language)) return own;
  const names = products.slice(0, NAMED_PRODUCTS).map((product) => localized(product, "name", language));
  return t("home.categoryDescription", {
    category: categoryName(data, language) ?? "",
    products: names.join(", "),
  });
}

export const handle: PageHandle<HomeData> = {
  scripts: "deferred",
  title: ({ t, data, language }) => {
    const chosen = data?.products?.length ? data.categories.find(({ name }) => name === data.category) : undefined;
    return chosen ? titleOf(chosen, language, t) : t("home.title");
  },
  description: ({ t, data, language }) => data && categoryDescription(data, language, t),
  image: ({ data }) => data?.about?.imageUrl || data?.hero.imageUrl || undefined,
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

/** Public reads only; the browser asks for the next pages of products when it needs them. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<HomeData> {
  const choice = listChoice(new URL(request.url).searchParams);
  const { category } = choice;
  const [hero, categories, products] = await Promise.all([
    readCommerceOr<HeroSetting>(context, "/api/settings/hero", SETTING_FALLBACKS.hero),
    readCommerceOr<Category[]>(context, "/api/categories", []),
    readCommerceOr<Product[] | undefined>(context, productPage(choice, 0), undefined),
  ]);
  const chosen = categories.find(({ name, isActive }) => isActive && name === category);
  return {
    hero,
    categories: shownCategories(categories),
    products: products?.map(cardProduct),
    ...choice,
    about: chosen && pick(chosen, [...textNames(["description"]), "imageUrl"]),
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
      <BoughtBeforeSpace />
      <div className="page flex flex-wrap items-center justify-between gap-x-3 gap-y-2 pt-3 md:pt-4 short:sr-only">
        <h2 className="min-w-0 text-title uppercase md:text-title-l">{t("home.featured")}</h2>
        <ListOrder />
      </div>
      <Products data={loaderData} />
    </>
  );
}

/** The row of categories, and the products of the chosen one: choosing one filters in the browser. */
function Products({ data }: { data: HomeData }) {
  const { t } = useTexts();
  const [search] = useSearchParams();
  // A slow phone shows what is chosen before it renders the products.
  const shown = useDeferredValue(search.toString());
  const choice = useMemo(() => listChoice(new URLSearchParams(shown)), [shown]);
  return (
    <>
      <CategoryRow categories={data.categories} chosen={search.get("category")} />
      <section
        aria-label={t("home.products")}
        data-list={search.get("view") === "list" ? "" : undefined}
        className="products page min-h-[70vh] pt-3 md:pt-4 short:pt-2"
      >
        {/* Another list starts with its first twelve again. */}
        <ProductGrid key={JSON.stringify(choice)} choice={choice} rendered={data} />
      </section>
    </>
  );
}
