import type { Category, Product } from "@zakh/catalog/contract";
import { localized } from "@zakh/kit/contract";
import type { Store } from "@zakh/marketplace/contract";
import type { ProductReviews } from "@zakh/reviews/contract";
import { useEffect } from "react";
import { data, useRevalidator } from "react-router";
import { RecentlySeenSpace } from "../../again/recently-seen-space";
import { useTexts } from "../../i18n/use-texts";
import { type ShownCategory, shownCategories } from "../../lib/data/categories";
import { takeOpenedProduct } from "../../lib/data/opened-product";
import { pick } from "../../lib/data/pick";
import { type CardProduct, cardProduct, neighbourPage } from "../../lib/data/products";
import { NO_REVIEWS, reviewsPage } from "../../lib/data/reviews";
import { paths } from "../../lib/routing/paths";
import { isPublicId } from "../../lib/routing/public-id";
import type { PageHandle } from "../../lib/seo/page-handle";
import { breadcrumbs, homeStep, productData, shopData } from "../../lib/seo/structured-data";
import { titleOf } from "../../lib/seo/title-of";
import { findInCommerce, readCommerceOr } from "../../lib/server/commerce.server";
import { readOffered } from "../../lib/server/offered-products.server";
import { FailurePage } from "../../ui/failure-page";
import { CategoryLink } from "../category-chip";
import { OfferedProducts } from "../offered-products";
import { ProductList } from "../product-card";
import type { Route } from "./+types/product";
import { ProductDetail } from "./product-detail";
import type { Seller } from "./product-facts";
import { seoDescription } from "./product-text";
import { Reviews } from "./reviews";

/** How many related products are shown (spec §9). */
const RELATED_COUNT = 4;

interface ProductData {
  /** `undefined` if it does not exist or cannot be read. */
  product: Product | CardProduct | undefined;
  missing: boolean;
  categories: ShownCategory[];
  /** Of its category; the shop's first ones where it does not exist. */
  related: CardProduct[];
  /** What other people have bought with it. */
  goesWith?: CardProduct[];
  /** The store that sells it; null: the shop itself. */
  seller?: Seller | null;
  reviews: ProductReviews;
  /** Only the pressed card's data are there; the page's are loading. */
  isPlaceholder?: boolean;
}

export const handle: PageHandle<ProductData> = {
  scripts: "deferred",
  title: ({ t, data, language }) => (data?.product ? titleOf(data.product, language, t) : t("product.notFoundTitle")),
  description: ({ t, data, language }) => data?.product && seoDescription(data.product, language, t),
  image: ({ data }) => data?.product?.imageUrl || undefined,
  type: "product",
  structured: import.meta.env.SSR
    ? ({ data, language, shell, address }) => {
        const product = data?.product;
        if (!product || !("description" in product)) return [];
        return [
          productData(product, language, address, shell.origin, data?.reviews),
          breadcrumbs(shell.origin, [
            homeStep(shell),
            // A category whose goods no list shows has no page of them.
            product.isListed || !product.seller
              ? { name: localized(product, "category", language), path: paths.category(product.category) }
              : { name: product.seller.name, path: paths.store(product.seller.id) },
            { name: localized(product, "name", language), path: paths.product(product.id) },
          ]),
          shopData(shell),
        ];
      }
    : undefined,
};

/** Reads the product; an id that no product can have is 404 without a read (spec §5, ruling 24). */
export async function loader({ params, context }: Route.LoaderArgs) {
  if (!isPublicId(params.id))
    return data<ProductData>({ ...nothing(true), related: await readOffered(context) }, { status: 404 });
  const [{ found, status }, categories] = await Promise.all([
    findInCommerce<Product>(context, `/api/products/${params.id}`),
    readCommerceOr<Category[]>(context, "/api/categories", []),
  ]);
  if (!found) return data<ProductData>({ ...nothing(status === 404), related: await readOffered(context) }, { status });
  const [neighbours, goesWith, store, reviews] = await Promise.all([
    readCommerceOr<Product[]>(context, neighbourPage(found, 2 * RELATED_COUNT + 1), []),
    readCommerceOr<Product[]>(context, `/api/products/${found.id}/goes-with`, []),
    found.storeId && readCommerceOr<Store | null>(context, `/api/stores/${found.storeId}`, null),
    readCommerceOr<ProductReviews>(context, reviewsPage(found.id), NO_REVIEWS),
  ]);
  return data<ProductData>({
    product: found,
    missing: false,
    seller: store ? pick(store, ["id", "name", "phone"]) : null,
    categories: shownCategories(categories),
    related: neighbours
      .filter((other) => other.id !== found.id && !goesWith.some(({ id }) => id === other.id))
      .slice(0, RELATED_COUNT)
      .map(cardProduct),
    goesWith: goesWith.slice(0, RELATED_COUNT).map(cardProduct),
    reviews,
  });
}

/** Shows the data of the pressed card at once, even on a slow network. The page then loads again, without a pressed card. */
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs): Promise<ProductData> {
  const product = takeOpenedProduct(params.id);
  return product ? { ...nothing(false), product, isPlaceholder: true } : serverLoader();
}

function nothing(missing: boolean): ProductData {
  return { product: undefined, missing, categories: [], related: [], reviews: NO_REVIEWS };
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts();
  const { product, missing, categories, related, goesWith = [], seller = null, reviews, isPlaceholder } = loaderData;
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (loaderData.isPlaceholder) revalidate();
  }, [loaderData, revalidate]);
  if (!product) {
    return (
      <>
        <FailurePage
          missing={missing}
          title={missing ? t("product.notFoundTitle") : t("product.failedTitle")}
          text={missing ? t("product.notFoundText") : t("home.failedText")}
        />
        <OfferedProducts products={related} />
      </>
    );
  }
  return (
    <>
      {/* Another product starts with its own quantity and its first picture (spec §4). */}
      <ProductDetail key={product.id} product={product} seller={seller} />
      {isPlaceholder ? null : (
        <>
          <Reviews
            key={product.id}
            read={reviews}
            pageAt={(offset) => reviewsPage(product.id, offset)}
            ofStore={seller !== null}
            className="page"
          />
          <nav aria-label={t("home.categories")} className="mt-12 border-y border-paper-edge bg-paper/50">
            <ul className="page no-scrollbar flex gap-2 overflow-x-auto py-3">
              {categories.map((category) => (
                <li key={category.id}>
                  <CategoryLink category={category} current={category.name === product.category} />
                </li>
              ))}
            </ul>
          </nav>
          <Row id="goes-with" title={t("product.goesWith")} products={goesWith} />
          <Row id="related" title={t("product.related")} products={related} />
          <RecentlySeenSpace key={product.id} seen={product} className="pt-10" />
        </>
      )}
    </>
  );
}

function Row({ id, title, products }: { id: string; title: string; products: CardProduct[] }) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id} className="page pt-10">
      <h2 id={id} className="mb-5 text-title-l uppercase">
        {title}
      </h2>
      <ProductList products={products} />
    </section>
  );
}
