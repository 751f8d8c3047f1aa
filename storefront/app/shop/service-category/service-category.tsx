import { fallbackLanguage, localized } from "@zakh/kit/contract";
import type { ServiceCategory, Store } from "@zakh/marketplace/contract";
import { data } from "react-router";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { paths } from "../../lib/routing/paths";
import type { PageHandle } from "../../lib/seo/page-handle";
import { breadcrumbs, homeStep } from "../../lib/seo/structured-data";
import { titleOf } from "../../lib/seo/title-of";
import { findInCommerce, readCommerceOr } from "../../lib/server/commerce.server";
import { ButtonLink } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { FailurePage } from "../../ui/failure-page";
import { ProviderCard } from "../provider-card";
import type { Route } from "./+types/service-category";

interface ServiceCategoryData {
  category: ServiceCategory | undefined;
  missing: boolean;
  stores: Store[];
}

export const handle: PageHandle<ServiceCategoryData> = {
  scripts: "deferred",
  title: ({ t, data, language }) => (data?.category ? titleOf(data.category, language, t) : t("serviceCategory.title")),
  description: ({ data, language }) =>
    (data?.category && localized(data.category, "description", language)) || undefined,
  structured: import.meta.env.SSR
    ? ({ data, shell, language }) =>
        data?.category
          ? [
              breadcrumbs(shell.origin, [
                homeStep(shell),
                {
                  name: localized(data.category, "name", language),
                  path: paths.serviceCategory(data.category.slug),
                },
              ]),
              {
                "@type": "ItemList",
                itemListElement: data.stores.map(({ id, name }, place) => ({
                  "@type": "ListItem",
                  position: place + 1,
                  name,
                  url: `${shell.origin}${paths.store(id)}`,
                })),
              },
            ]
          : []
    : undefined,
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const address = `/api/service-categories/${encodeURIComponent(params.slug)}`;
  const [{ found: category, status }, stores] = await Promise.all([
    findInCommerce<ServiceCategory>(context, address),
    readCommerceOr<Store[]>(context, `${address}/stores`, []),
  ]);
  return data<ServiceCategoryData>({ category, missing: status === 404, stores: category ? stores : [] }, { status });
}

/** A service category and its verified providers (spec §2). */
export default function ServiceCategoryPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { category, missing, stores } = loaderData;
  if (!category) return <FailurePage missing={missing} />;
  return (
    <div className="page pt-4 md:pt-8">
      <div className="on-dark relative overflow-hidden rounded-card bg-oxblood px-5 pb-8 pt-14 text-tallow md:px-12 md:pb-12 md:pt-20">
        <div aria-hidden="true" className="awning absolute inset-x-0 top-0" />
        <p className="font-display text-small uppercase tracking-stamp text-mustard">{t("serviceCategory.title")}</p>
        <h1 lang={fallbackLanguage(category, "name", language)} className="text-poster font-bold uppercase">
          {localized(category, "name", language)}
        </h1>
        <p
          lang={fallbackLanguage(category, "description", language)}
          className="mt-3 max-w-read whitespace-pre-line text-lead text-tallow/90"
        >
          {localized(category, "description", language)}
        </p>
      </div>
      {stores.length > 0 ? (
        <section aria-labelledby="providers" className="mt-8">
          <h2 id="providers" className="mb-4 text-title-s uppercase">
            {t("serviceCategory.providers")}
          </h2>
          <ul className="grid gap-4 md:grid-cols-2">
            {stores.map((store) => (
              <li key={store.id}>
                <ProviderCard store={store} />
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <EmptyState icon="tag" title={t("serviceCategory.emptyTitle")} text={t("serviceCategory.emptyText")}>
          <ButtonLink to={paths.home}>{t("common.backHome")}</ButtonLink>
        </EmptyState>
      )}
      <Join />
    </div>
  );
}

/** Invites providers to register (spec §2). */
function Join() {
  const { t } = useTexts();
  return (
    <aside className="mt-10 flex flex-col items-start gap-4 rounded-card bg-paper p-5 md:flex-row md:items-center md:justify-between md:p-8">
      <div className="min-w-0 max-w-full">
        <h2 className="text-title-s">{t("serviceCategory.joinTitle")}</h2>
        <p className="mt-1 text-ink-soft">{t("serviceCategory.joinText")}</p>
      </div>
      <ButtonLink to={paths.storeRegister} look="dark" className="shrink-0">
        {t("serviceCategory.join")}
      </ButtonLink>
    </aside>
  );
}
