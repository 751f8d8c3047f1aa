import type { Product } from "@zakh/catalog/contract";
import { fallbackLanguage, localized, shownPicture, type TextName, textNames } from "@zakh/kit/contract";
import type { OwnStore, ServiceCategory, Store } from "@zakh/marketplace/contract";
import type { StoreReviews } from "@zakh/reviews/contract";
import { useState } from "react";
import { data, useRevalidator } from "react-router";
import { useLanguage } from "../../i18n/use-language";
import { useLaterTexts } from "../../i18n/use-later-texts";
import { useTexts } from "../../i18n/use-texts";
import { useOwnStore, useStoreProducts } from "../../lib/data/own-store";
import { pick } from "../../lib/data/pick";
import { type CardProduct, cardProduct } from "../../lib/data/products";
import { NO_REVIEWS, storeReviewsPage } from "../../lib/data/reviews";
import { paths } from "../../lib/routing/paths";
import { isPublicId } from "../../lib/routing/public-id";
import type { PageHandle } from "../../lib/seo/page-handle";
import { breadcrumbs, homeStep, storeData } from "../../lib/seo/structured-data";
import { findInCommerce, readCommerceOr } from "../../lib/server/commerce.server";
import { useSession } from "../../session/session";
import { Button } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { FailurePage } from "../../ui/failure-page";
import { Notice } from "../../ui/notice";
import { PageLink } from "../../ui/page-link";
import { PageSpinner } from "../../ui/page-spinner";
import { Photos } from "../../ui/photos";
import { Picture } from "../../ui/picture";
import { Rating } from "../../ui/rating";
import { ShareButton } from "../../ui/share-button";
import { StoreBoard, StoreLogo } from "../../ui/store-sign";
import { Reviews } from "../product/reviews";
import { ProductList } from "../product-card";
import type { Route } from "./+types/store";
import { StoreContact } from "./store-contact";
import { StoreHours } from "./store-hours";
import { StoreServices } from "./store-services";
import { WhoSells } from "./who-sells";

interface StoreData {
  store: Store | undefined;
  missing: boolean;
  /** Its service category, if it can be read. */
  category: Pick<ServiceCategory, TextName<"name"> | "slug" | "iconName"> | undefined;
  /** `undefined` if they cannot be read. */
  products: CardProduct[] | undefined;
  reviews: StoreReviews;
  /** The time of rendering (ISO 8601), so that the browser hydrates the hours with the same time. */
  now: string;
}

export const handle: PageHandle<StoreData> = {
  title: ({ t, data }) => data?.store?.name ?? t("store.notFoundTitle"),
  description: ({ data, language }) => (data?.store && localized(data.store, "description", language)) || undefined,
  image: ({ data }) => [data?.store?.coverImageUrl, data?.store?.logoUrl].find((url) => shownPicture(url ?? "") !== ""),
  structured: import.meta.env.SSR
    ? ({ data, shell, address, language }) => {
        const store = data?.store;
        if (!store) return [];
        const category = data.category;
        return [
          storeData(store, category?.iconName, language, address, shell.origin),
          breadcrumbs(shell.origin, [
            homeStep(shell),
            ...(category
              ? [{ name: localized(category, "name", language), path: paths.serviceCategory(category.slug) }]
              : []),
            { name: store.name, path: paths.store(store.id) },
          ]),
        ];
      }
    : undefined,
};

/** Only verified, active stores are public; any other is 404 (rulings 24, 31). */
export async function loader({ params, context }: Route.LoaderArgs) {
  if (!isPublicId(params.id)) return data<StoreData>(nothing(true), { status: 404 });
  const [{ found: store, status }, products, categories, reviews] = await Promise.all([
    findInCommerce<Store>(context, `/api/stores/${params.id}`),
    readCommerceOr<Product[] | undefined>(context, `/api/stores/${params.id}/products`, undefined),
    readCommerceOr<ServiceCategory[]>(context, "/api/service-categories", []),
    readCommerceOr<StoreReviews>(context, storeReviewsPage(Number(params.id)), { ...NO_REVIEWS, reviews: [] }),
  ]);
  if (!store) return data<StoreData>(nothing(status === 404), { status });
  const category = categories.find(({ id }) => id === store.categoryId);
  return data<StoreData>({
    store,
    missing: false,
    category: category && pick(category, [...textNames(["name"]), "slug", "iconName"]),
    products: products?.map(cardProduct),
    reviews,
    now: new Date().toISOString(),
  });
}

function nothing(missing: boolean): StoreData {
  return {
    store: undefined,
    missing,
    category: undefined,
    products: undefined,
    reviews: { ...NO_REVIEWS, reviews: [] },
    now: "",
  };
}

/** A store of the marketplace; one that is not public shows its owner how it will look. */
export default function StorePage({ loaderData, params }: Route.ComponentProps) {
  const { t } = useTexts();
  const { user } = useSession();
  const { store, missing } = loaderData;
  const { data: own } = useOwnStore(missing && Boolean(user));
  if (store) return <ShownStore {...loaderData} store={store} />;
  if (own && String(own.id) === params.id) return <OwnPreview store={own} />;
  return (
    <FailurePage
      missing={missing}
      title={missing ? t("store.notFoundTitle") : undefined}
      text={missing ? t("store.notFoundText") : undefined}
    />
  );
}

/** A store that only its owner sees. */
function OwnPreview({ store }: { store: OwnStore }) {
  const { t } = useTexts();
  const hasTexts = useLaterTexts();
  const { data: products, isPending, isError } = useStoreProducts(store.id);
  const [now] = useState(() => new Date().toISOString());
  if (!hasTexts || isPending) return <PageSpinner />;
  const shown = isError ? undefined : products.filter(({ isHidden }) => !isHidden).map(cardProduct);
  return (
    <>
      <div className="page pt-4">
        <Notice tone="note" icon="eye-off" title={t("ownStore.preview")} />
      </div>
      <ShownStore {...nothing(false)} store={store} products={shown} now={now} />
    </>
  );
}

/** Name, opening hours, contact and products (ruling 32). */
function ShownStore({ store, category, products, reviews, now }: StoreData & { store: Store }) {
  const { t } = useTexts();
  const { language } = useLanguage();
  return (
    <div className="page md:pt-8">
      <div className="-mx-edge aspect-[16/7] overflow-hidden bg-oxblood md:mx-0 md:aspect-[4/1] md:rounded-card">
        {shownPicture(store.coverImageUrl) ? (
          <Picture url={store.coverImageUrl} alt="" name="" sizes="(min-width: 1240px) 1176px, 100vw" first />
        ) : (
          <StoreBoard store={store} />
        )}
      </div>
      <div className="relative flex flex-wrap items-end gap-x-4 md:gap-x-6 md:px-8">
        <div className="-mt-8 size-24 shrink-0 overflow-hidden rounded-card border-4 border-tallow bg-linen md:-mt-12 md:size-36">
          <StoreLogo store={store} sizes="144px" eager />
        </div>
        {category ? (
          <PageLink
            to={paths.serviceCategory(category.slug)}
            lang={fallbackLanguage(category, "name", language)}
            className="flex min-h-touch max-w-full flex-[1_1_min-content] items-center font-display text-small font-medium uppercase tracking-stamp text-ember-deep underline-offset-4 hover:underline"
          >
            <span className="min-w-0">{localized(category, "name", language)}</span>
          </PageLink>
        ) : null}
      </div>
      <div className="mt-3 grid gap-8 md:px-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
        <div>
          <div className="flex items-start justify-between gap-x-3">
            <h1 className="min-w-0 break-words text-headline">{store.name}</h1>
            <span className="pt-3">
              <ShareButton title={store.name} label={t("product.share")} />
            </span>
          </div>
          {reviews.count > 0 ? (
            <a
              href="#reviews"
              className="inline-flex min-h-touch items-center text-ink-soft underline decoration-paper-edge underline-offset-4 hover:text-ink"
            >
              <Rating of={{ rating: reviews.rating, reviewCount: reviews.count }} />
            </a>
          ) : null}
          {store.description ? (
            <p
              lang={fallbackLanguage(store, "description", language)}
              className="mt-3 max-w-read whitespace-pre-line text-lead text-ink-soft"
            >
              {localized(store, "description", language)}
            </p>
          ) : null}
          <Photos
            urls={store.photoUrls}
            title={t("reviews.photos")}
            nameOf={(number) => t("product.picture", { name: store.name, number })}
            large
          />
          <StoreServices store={store} />
        </div>
        <aside className="grid content-start gap-5 self-start rounded-card border border-paper-edge bg-linen p-5">
          <StoreHours openingHours={store.openingHours} rendered={now} />
          <StoreContact store={store} />
        </aside>
      </div>
      {products?.length === 0 && store.services.length > 0 ? null : (
        <section aria-labelledby="store-products" className="mt-10 md:px-8">
          <h2 id="store-products" className="mb-5 text-title-l uppercase">
            {t("store.products")}
          </h2>
          <StoreProducts products={products} />
        </section>
      )}
      {reviews.count > 0 ? (
        <Reviews
          key={store.id}
          read={reviews}
          pageAt={(offset) => storeReviewsPage(store.id, offset)}
          ofStore
          className="md:px-8"
        />
      ) : null}
      <WhoSells store={store} />
    </div>
  );
}

function StoreProducts({ products }: { products: CardProduct[] | undefined }) {
  const { t } = useTexts();
  const revalidator = useRevalidator();
  if (!products) {
    return (
      <EmptyState icon="alert" title={t("store.failedTitle")} text={t("store.failedText")}>
        <Button busy={revalidator.state === "loading"} onClick={() => revalidator.revalidate()}>
          {t("common.retry")}
        </Button>
      </EmptyState>
    );
  }
  if (products.length === 0) {
    return <EmptyState icon="tag" title={t("store.emptyTitle")} text={t("store.emptyText")} />;
  }
  return <ProductList products={products} />;
}
