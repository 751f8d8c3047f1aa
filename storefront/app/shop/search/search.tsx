import type { Elements } from "@zakh/back-office/screens/elements";
import type { Category } from "@zakh/catalog/contract";
import { fallbackLanguage, localized } from "@zakh/kit/contract";
import { FOUND_MAX, SEARCH_MAX_LENGTH, type SearchAnswer } from "@zakh/search/contract";

import { data, useNavigate } from "react-router";
import { RecentlySeenSpace } from "../../again/recently-seen-space";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { shownCategories } from "../../lib/data/categories";
import { type CardProduct, cardProduct } from "../../lib/data/products";
import { paths, queryText } from "../../lib/routing/paths";
import type { PageHandle } from "../../lib/seo/page-handle";
import { findInCommerce, readCommerceOr } from "../../lib/server/commerce.server";
import { readOffered } from "../../lib/server/offered-products.server";
import { EmptyState } from "../../ui/empty-state";
import { FailurePage } from "../../ui/failure-page";
import { Icon } from "../../ui/icon";
import { PageLink } from "../../ui/page-link";
import { CategoryLink } from "../category-chip";
import { OfferedProducts } from "../offered-products";
import { ProductList } from "../product-card";
import { ProviderCard } from "../provider-card";
import type { Route } from "./+types/search";
import { SearchField } from "./search-field";

type Found = Omit<SearchAnswer, "products"> & { products: CardProduct[] };

export const handle: PageHandle = { title: ({ t }) => t("search.title") };

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = (new URL(request.url).searchParams.get("q") ?? "").replace(/\p{Cc}/gu, " ").trim().slice(0, SEARCH_MAX_LENGTH);
  const address = `/api/search?${queryText({ q: query, limit: String(FOUND_MAX) })}`;
  const [answer, categories, offered] = await Promise.all([
    query === "" ? undefined : findInCommerce<SearchAnswer>(context, address),
    readCommerceOr<Category[]>(context, "/api/categories", []),
    readOffered(context),
  ]);
  const found: Found | undefined = answer?.found && {
    ...answer.found,
    products: answer.found.products.map(cardProduct),
  };
  const failed = answer !== undefined && found === undefined;
  return data(
    { query, found, failed, categories: shownCategories(categories), offered },
    { status: failed ? 503 : 200 },
  );
}

/** What a query finds: products, services and stores (ruling 71). Where there is nothing, categories and products to go on with. */
export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { query, found, failed, categories, offered } = loaderData;
  const count = found ? found.products.length + found.stores.length + found.serviceCategories.length : 0;
  return (
    <>
      <div className="page pt-4 md:pt-8">
        <h1 className="mb-4 text-title-l uppercase">{t("search.title")}</h1>
        <div className="max-w-form">
          <SearchField
            key={query}
            query={query}
            onSearch={(next) => navigate(next ? paths.searchFor(next) : paths.search)}
          />
        </div>
        <p role="status" className="mt-2 min-h-6 text-ink-soft">
          {found?.corrected && count > 0 ? t("search.corrected", { text: found.corrected }) : null}
        </p>
      </div>
      {failed ? <FailurePage missing={false} /> : null}
      {found && count > 0 ? <Results found={found} /> : null}
      {failed || count > 0 ? null : (
        <>
          <EmptyState
            icon="search"
            title={query === "" ? t("search.blankTitle") : t("search.noneTitle", { text: query })}
            text={query === "" ? t("search.blankText") : t("search.noneText")}
          />
          <nav aria-label={t("search.categories")} className="page mb-8">
            <ul className="flex flex-wrap justify-center gap-2">
              {categories.map((category) => (
                <li key={category.id}>
                  <CategoryLink category={category} current={false} />
                </li>
              ))}
            </ul>
          </nav>
          <OfferedProducts products={offered} />
          <RecentlySeenSpace className="pt-10" />
        </>
      )}
    </>
  );
}

function Results({ found: { products, stores, serviceCategories } }: { found: Found }) {
  const { t } = useTexts();
  const { language } = useLanguage();
  return (
    <div className="page flex flex-col gap-8">
      {products.length > 0 ? (
        <Section id="found-products" title={t("search.products")}>
          <ProductList products={products} />
        </Section>
      ) : null}
      {serviceCategories.length > 0 ? (
        <Section id="found-services" title={t("search.services")}>
          <ul className="grid gap-3 md:grid-cols-3">
            {serviceCategories.map((category) => (
              <li key={category.id}>
                <PageLink
                  to={paths.serviceCategory(category.slug)}
                  className="flex min-h-touch h-full items-center justify-between gap-3 rounded-card border border-paper-edge bg-linen p-4 font-semibold hover:border-oxblood"
                >
                  <span lang={fallbackLanguage(category, "name", language)}>
                    {localized(category, "name", language)}
                  </span>
                  <Icon name="right" className="size-5 shrink-0 text-oxblood" />
                </PageLink>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      {stores.length > 0 ? (
        <Section id="found-stores" title={t("search.stores")}>
          <ul className="grid gap-4 md:grid-cols-2">
            {stores.map((store) => (
              <li key={store.id}>
                <ProviderCard store={store} />
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </div>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: Elements }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-title-s uppercase">
        {title}
      </h2>
      {children}
    </section>
  );
}
