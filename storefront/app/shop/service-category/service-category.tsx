import type { ServiceCategory, Store } from "@zakh/marketplace/contract";
import { data } from "react-router";
import { useTexts } from "../../i18n/use-texts";
import { CommerceError, readCommerce, readCommerceOr } from "../../lib/commerce.server";
import type { PageHandle } from "../../lib/page-handle";
import { paths } from "../../lib/paths";
import { ButtonLink } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { FailurePage } from "../../ui/failure-page";
import { Icon } from "../../ui/icon";
import { Picture } from "../../ui/picture";
import type { Route } from "./+types/service-category";

interface ServiceCategoryData {
  category: ServiceCategory | undefined;
  missing: boolean;
  stores: Store[];
}

export const handle: PageHandle<ServiceCategoryData> = {
  title: ({ t, data }) => data?.category?.name ?? t("serviceCategory.title"),
  description: ({ data }) => data?.category?.description || undefined,
};

export async function loader({ params }: Route.LoaderArgs) {
  const address = `/api/service-categories/${encodeURIComponent(params.slug)}`;
  const [category, stores] = await Promise.all([
    readCommerce<ServiceCategory>(address).catch((error: unknown) => error),
    readCommerceOr<Store[]>(`${address}/stores`, []),
  ]);
  if (category instanceof Error) {
    const missing = category instanceof CommerceError && category.status === 404;
    return data<ServiceCategoryData>({ category: undefined, missing, stores: [] }, { status: missing ? 404 : 503 });
  }
  return data<ServiceCategoryData>({ category: category as ServiceCategory, missing: false, stores });
}

/** A kind of service and the verified providers that offer it (spec §2). */
export default function ServiceCategoryPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts();
  const { category, missing, stores } = loaderData;
  if (!category) return <FailurePage missing={missing} />;
  return (
    <div className="page pt-4 md:pt-8">
      <div className="on-dark relative overflow-hidden rounded-card bg-oxblood px-5 pb-8 pt-14 text-tallow md:px-12 md:pb-12 md:pt-20">
        <div aria-hidden="true" className="awning absolute inset-x-0 top-0" />
        <p className="font-display text-small uppercase tracking-stamp text-mustard">{t("serviceCategory.title")}</p>
        <h1 className="text-poster font-bold uppercase">{category.name}</h1>
        <p className="mt-3 max-w-read text-lead text-tallow/90">{category.description}</p>
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
    </div>
  );
}

function Provider({ store }: { store: Store }) {
  return (
    <article className="flex h-full gap-4 rounded-card border border-paper-edge bg-linen p-4">
      <div className="size-20 shrink-0 overflow-hidden rounded-control">
        <Picture url={store.logoUrl} alt="" name={store.name} sizes="80px" />
      </div>
      <div className="min-w-0">
        <h3 className="text-title-s">{store.name}</h3>
        <p className="mt-1 line-clamp-3 text-small text-ink-soft">{store.description}</p>
        <p className="mt-3 flex items-start gap-2 text-small">
          <Icon name="place" className="size-5 shrink-0 text-oxblood" />
          {store.address}
        </p>
        {store.phone ? (
          <a
            href={`tel:${store.phone}`}
            className="inline-flex min-h-touch items-center gap-2 text-small font-semibold hover:text-oxblood"
          >
            <Icon name="phone" className="size-5 shrink-0 text-oxblood" />
            {store.phone}
          </a>
        ) : null}
      </div>
    </article>
  );
}
