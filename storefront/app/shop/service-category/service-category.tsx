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
import { Icon } from "../../ui/icon";
import { PageLink } from "../../ui/page-link";
import { Picture } from "../../ui/picture";
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
                <Provider store={store} />
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

function Provider({ store }: { store: Store }) {
  const { language } = useLanguage();
  return (
    <article className="relative flex h-full flex-wrap gap-x-4 gap-y-2 rounded-card border border-paper-edge bg-linen p-4 transition-shadow duration-calm hover:shadow-lift">
      <div className="size-20 shrink-0 overflow-hidden rounded-control">
        <Picture url={store.logoUrl} alt="" name={store.name} sizes="80px" />
      </div>
      <div className="min-w-0 flex-[1_1_7rem]">
        <h3 className="text-title-s">
          {/* The link covers the whole card; the phone number is above it. */}
          <PageLink
            to={paths.store(store.id)}
            className="after:absolute after:inset-0 after:rounded-card hover:text-oxblood"
          >
            {store.name}
          </PageLink>
        </h3>
        <p
          lang={fallbackLanguage(store, "description", language)}
          className="mt-1 line-clamp-3 text-small text-ink-soft"
        >
          {localized(store, "description", language)}
        </p>
        <p className="mt-3 flex items-start gap-2 text-small">
          <Icon name="place" className="size-5 shrink-0 text-oxblood" />
          <span className="min-w-0 whitespace-pre-line">{store.address}</span>
        </p>
        {store.phone ? (
          <a
            href={`tel:${store.phone}`}
            className="relative inline-flex min-h-touch items-center gap-2 text-small font-semibold hover:text-oxblood"
          >
            <Icon name="phone" className="size-5 shrink-0 text-oxblood" />
            <span>{store.phone}</span>
          </a>
        ) : null}
      </div>
    </article>
  );
}
