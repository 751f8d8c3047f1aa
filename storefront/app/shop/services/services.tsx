import { fallbackLanguage, folded, foldedText, localized, textNames } from "@zakh/kit/contract";
import {
  type Place,
  SERVICE_CATEGORY_TEXTS,
  type ServiceCategory,
  STORE_TEXTS,
  type Store,
} from "@zakh/marketplace/contract";
import { useDeferredValue, useEffect, useState } from "react";
import { type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { useShopTime } from "../../lib/browser/use-shop-time";
import { hoursAt } from "../../lib/format/opening-hours";
import { paths } from "../../lib/routing/paths";
import type { PageHandle } from "../../lib/seo/page-handle";
import { findInCommerce, readCommerceOr } from "../../lib/server/commerce.server";
import { Button } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { FailurePage } from "../../ui/failure-page";
import { Icon } from "../../ui/icon";
import { PageLink } from "../../ui/page-link";
import { Spinner } from "../../ui/spinner";
import { useListParameter } from "../home/use-list-parameter";
import { ProviderCard } from "../provider-card";
import { SearchField } from "../search/search-field";
import { useSettled } from "../search/use-settled";
import type { Route } from "./+types/services";
import { nearestFirst, shownKm, useNearness } from "./use-nearness";

interface Group {
  category: ServiceCategory;
  stores: Store[];
}

export const handle: PageHandle = {
  title: ({ t }) => t("services.title"),
  description: ({ t }) => t("services.text"),
};

/** Every service category with its providers; those without any stand last. */
export async function loader({ context }: Route.LoaderArgs): Promise<{ groups: Group[] | undefined }> {
  const { found: categories } = await findInCommerce<ServiceCategory[]>(context, "/api/service-categories");
  const groups = categories?.map(async (category) => ({
    category,
    stores: await readCommerceOr<Store[]>(
      context,
      `/api/service-categories/${encodeURIComponent(category.slug)}/stores`,
      [],
    ),
  }));
  const read = groups && (await Promise.all(groups));
  return { groups: read?.sort((one, other) => Number(other.stores.length > 0) - Number(one.stores.length > 0)) };
}

/** What is searched is in the address, and found in the browser. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}

/** The form, which also works without scripts. */
const FORM = "find-services";

/** Browsers refuse an address that changes with every letter. */
const ADDRESS_DELAY_MS = 300;

/** All services and stores, by category: searched by name, place and word, and those that are open now (ruling 70). */
export default function ServicesPage({ loaderData: { groups } }: Route.ComponentProps) {
  const { t } = useTexts();
  const [search] = useSearchParams();
  const [typed, setTyped] = useState(search.get("q") ?? "");
  const openNow = search.get("open") === "1";
  const setParameter = useListParameter();
  const setOpenNow = (isOpen: boolean) => setParameter("open", isOpen ? "1" : "");
  const settled = useSettled(typed.trim(), ADDRESS_DELAY_MS);
  useEffect(() => {
    if ((search.get("q") ?? "") !== settled) setParameter("q", settled);
  }, [search, settled, setParameter]);
  const now = useShopTime();
  const query = useDeferredValue(typed);
  const near = useNearness();
  if (!groups) return <FailurePage missing={false} />;
  const isNarrowed = query.trim() !== "" || openNow;
  const shown = groups
    .map(({ category, stores }) => ({
      category,
      stores: stores.filter(
        (store) => (!openNow || hoursAt(store.openingHours, now).open) && isFound(query, store, category),
      ),
    }))
    .filter(({ stores }) => !isNarrowed || stores.length > 0);
  const showAll = () => {
    setTyped("");
    setOpenNow(false);
  };
  return (
    <div className="page pt-4 md:pt-8">
      <h1 className="text-title-l uppercase">{t("services.title")}</h1>
      <p className="mt-1 max-w-read text-ink-soft">{t("services.text")}</p>
      <div className="mt-4 flex max-w-read flex-wrap items-center gap-3">
        <div className="min-w-0 flex-[1_1_16rem]">
          <SearchField
            query={typed}
            onType={setTyped}
            onSearch={(query) => setParameter("q", query)}
            of={{ id: FORM, page: paths.services, label: t("services.filter") }}
          />
        </div>
        <label className="flex min-h-touch cursor-pointer items-center gap-2 rounded-full border border-paper-edge bg-linen px-4 text-small font-medium text-ink hover:border-oxblood">
          <input
            type="checkbox"
            name="open"
            value="1"
            form={FORM}
            checked={openNow}
            onChange={(event) => setOpenNow(event.target.checked)}
            className="size-4 accent-oxblood"
          />
          <span>{t("services.openNow")}</span>
        </label>
        <button
          type="button"
          aria-pressed={near.place !== undefined}
          disabled={near.looking}
          onClick={near.toggle}
          className="flex min-h-touch items-center gap-2 rounded-full border border-paper-edge bg-linen px-4 text-small font-medium text-ink hover:border-oxblood aria-pressed:border-oxblood aria-pressed:bg-oxblood-wash"
        >
          {near.looking ? <Spinner className="size-5" /> : <Icon name="place" className="size-5 text-oxblood" />}
          <span>{t("services.nearMe")}</span>
        </button>
      </div>
      {near.place ? <Nearest stores={shown.flatMap(({ stores }) => stores)} place={near.place} /> : null}
      {shown.map(({ category, stores }) => (
        <Services key={category.id} category={category} stores={stores} />
      ))}
      {shown.length === 0 ? (
        <EmptyState icon="search" title={t("services.none")} text={t("services.noneText")}>
          {isNarrowed ? <Button onClick={showAll}>{t("services.showAll")}</Button> : null}
        </EmptyState>
      ) : null}
    </div>
  );
}

/** Those whose place is known, the nearest first; all others are below, by category. */
function Nearest({ stores, place }: { stores: Store[]; place: Place }) {
  const { t } = useTexts();
  return (
    <section aria-labelledby="nearest" className="mt-8">
      <h2 id="nearest" className="text-title-s uppercase">
        {t("nearness.nearest")}
      </h2>
      <p className="text-small text-ink-soft">{t("nearness.text")}</p>
      <ul className="mt-2 grid gap-4 md:grid-cols-2">
        {nearestFirst(stores, place).map(({ store, km }) => (
          <li key={store.id}>
            <ProviderCard store={store} km={shownKm(km)} maps />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Services({ category, stores }: Group) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const id = `services-${category.id}`;
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} lang={fallbackLanguage(category, "name", language)} className="text-title-s uppercase">
        <PageLink
          to={paths.serviceCategory(category.slug)}
          className="inline-flex min-h-touch items-center gap-2 hover:text-oxblood"
        >
          <span>{localized(category, "name", language)}</span>
          <Icon name="right" className="size-5 text-oxblood" />
        </PageLink>
      </h2>
      {stores.length > 0 ? (
        <ul className="mt-2 grid gap-4 md:grid-cols-2">
          {stores.map((store) => (
            <li key={store.id}>
              <ProviderCard store={store} maps />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-small text-ink-soft">{t("serviceCategory.emptyTitle")}</p>
      )}
    </section>
  );
}

/** Whether each word of a query stands in what is told of a store or its category, in whatever script and spelling. */
function isFound(query: string, store: Store, category: ServiceCategory): boolean {
  const words = folded(query)
    .words.split(" ")
    .filter((word) => word !== "");
  if (words.length === 0) return true;
  const told = [
    store.name,
    store.address,
    ...textNames(STORE_TEXTS).map((name) => store[name]),
    ...store.services.flatMap((service) => textNames(["name"]).map((name) => service[name])),
    ...textNames(SERVICE_CATEGORY_TEXTS).map((name) => category[name]),
  ];
  const text = foldedText(told.join(" "));
  return words.every((word) => text.includes(` ${word}`));
}
