import {
  availableQuantity,
  type Category,
  fitQuantity,
  lineTotal,
  minimumQuantity,
  type Product,
  quantityText,
  stepDown,
  stepUp,
} from "@zakh/catalog/contract";
import { fallbackLanguage, localized } from "@zakh/kit/contract";
import type { Store } from "@zakh/marketplace/contract";
import type { ProductReviews } from "@zakh/reviews/contract";
import { useEffect, useRef, useState } from "react";
import { data, useRevalidator } from "react-router";
import { RecentlySeenSpace } from "../../again/recently-seen-space";
import { useAddToCart } from "../../cart/add-to-cart";
import { FavoriteButton } from "../../favorites/favorite-button";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { type ShownCategory, shownCategories } from "../../lib/data/categories";
import { takeOpenedProduct } from "../../lib/data/opened-product";
import { pick } from "../../lib/data/pick";
import { type CardProduct, cardProduct, neighbourPage } from "../../lib/data/products";
import { NO_REVIEWS, reviewsPage } from "../../lib/data/reviews";
import { formatWon } from "../../lib/format/money";
import { paths } from "../../lib/routing/paths";
import { isPublicId } from "../../lib/routing/public-id";
import type { PageHandle } from "../../lib/seo/page-handle";
import { breadcrumbs, homeStep, productData, shopData } from "../../lib/seo/structured-data";
import { titleOf } from "../../lib/seo/title-of";
import { findInCommerce, readCommerceOr } from "../../lib/server/commerce.server";
import { readOffered } from "../../lib/server/offered-products.server";
import { Button } from "../../ui/button";
import { FailurePage } from "../../ui/failure-page";
import { Icon } from "../../ui/icon";
import { Origin } from "../../ui/origin";
import { LeastQuantity, PerHundredGrams, PriceTag } from "../../ui/price-tag";
import { QuantityStepper } from "../../ui/quantity-stepper";
import { Rating } from "../../ui/rating";
import { ShareButton } from "../../ui/share-button";
import { CategoryLink } from "../category-chip";
import { DeliveryDays } from "../delivery-days";
import { OfferedProducts } from "../offered-products";
import { ProductList } from "../product-card";
import type { Route } from "./+types/product";
import { AskSeller } from "./ask-seller";
import { BackInStock } from "./back-in-stock";
import { BuyBar } from "./buy-bar";
import { Gallery } from "./gallery";
import { ProductFacts, type Seller } from "./product-facts";
import { ProductText, seoDescription } from "./product-text";
import { Reviews } from "./reviews";
import { TallPictures } from "./tall-pictures";

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

function ProductDetail({ product, seller }: { product: Product | CardProduct; seller: Seller | null }) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { add } = useAddToCart();
  const [chosen, setQuantity] = useState(() => minimumQuantity(product));
  const button = useRef<HTMLDivElement>(null);
  const maximum = availableQuantity(product);
  const quantity = Math.min(fitQuantity(chosen, product), maximum);
  const name = localized(product, "name", language);
  const nameLang = fallbackLanguage(product, "name", language);
  return (
    <article className="page grid gap-2 md:grid-cols-2 md:gap-12 md:pt-10 lg:grid-cols-[7fr_5fr] short:grid-cols-2 short:gap-5 short:pt-3">
      <Gallery name={name} nameLang={nameLang} imageUrls={product.imageUrls} />
      <div className="min-w-0 pt-3 md:pt-2">
        <div className="flex items-center justify-between gap-x-3">
          <p
            lang={fallbackLanguage(product, "category", language)}
            className="font-display text-small font-medium uppercase tracking-stamp text-ember-deep"
          >
            {localized(product, "category", language)}
          </p>
          <span className="flex items-center">
            {/* No higher than its line, as the button beside it. */}
            <FavoriteButton id={product.id} name={name} className="-my-3" />
            <ShareButton title={name} label={t("product.share")} />
          </span>
        </div>
        <h1 lang={nameLang} className="mt-1 text-headline">
          {name}
        </h1>
        {product.rating === null ? null : (
          <a
            href="#reviews"
            className="-my-1 inline-flex min-h-touch items-center text-ink-soft underline decoration-paper-edge underline-offset-4 hover:text-ink"
          >
            <Rating of={product} />
          </a>
        )}
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <div>
            <PriceTag of={product} large />
            <PerHundredGrams of={product} className="mt-0.5 block text-small" />
          </div>
          {/* As high as the tag, so that the stepper is on a phone's first screen. */}
          <div className="min-w-0 flex-[1_1_9rem] text-small text-ink-soft">
            <p>
              <LeastQuantity of={product} />
            </p>
            <Origin of={product} className="block break-words" />
          </div>
        </div>
        {maximum === 0 ? (
          <div className="rule mt-6 pt-6">
            <p className="stamp px-4 py-2 text-title-s text-oxblood">{t("product.soldOut")}</p>
            <BackInStock productId={product.id} />
          </div>
        ) : (
          <div className="rule mt-4 pt-4 md:mt-6 md:pt-6">
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-4">
              <QuantityStepper
                label={t("product.quantity")}
                quantity={quantity}
                unit={product.unit}
                onDecrease={() => setQuantity(stepDown(quantity, product))}
                onIncrease={() => setQuantity(stepUp(quantity, product))}
                atMinimum={quantity <= minimumQuantity(product)}
                atMaximum={quantity >= maximum}
                large
              />
              <p className="figures ml-auto grid text-right text-title text-oxblood md:text-title-l">
                <span className="font-text text-small text-ink-faint">{t("product.sum")}</span>
                <span>{formatWon(lineTotal(product.price, quantity, product.priceDivisor))}</span>
                {/* Reserves the width of the largest sum: if the sum wrapped, the button would move from under the finger. */}
                <span aria-hidden="true" className="invisible h-0">
                  {formatWon(lineTotal(product.price, maximum, product.priceDivisor))}
                </span>
              </p>
            </div>
            <div ref={button} className="mt-5">
              <Button onClick={() => add(product, quantity)} className="min-h-14 w-full text-title-s">
                <Icon name="cart" />
                <span>{t("product.add")}</span>
              </Button>
            </div>
            {product.available === null ? null : (
              <p className="mt-2 text-small text-ember-deep">
                {t("cart.max", { quantity: quantityText(maximum, product.unit, language) })}
              </p>
            )}
          </div>
        )}
        {maximum > 0 && <DeliveryDays seller={product.seller} className="mt-5" />}
        {/* Below the button, so that the button does not move when the description is loaded. */}
        <ProductText product={product} />
        {"temperature" in product ? <ProductFacts product={product} seller={seller} /> : null}
        {"temperature" in product ? <AskSeller seller={seller} /> : null}
      </div>
      <TallPictures name={name} imageUrls={product.imageUrls} />
      {maximum === 0 ? null : (
        <BuyBar button={button} name={name} quantity={quantity} of={product} onAdd={() => add(product, quantity)} />
      )}
    </article>
  );
}
