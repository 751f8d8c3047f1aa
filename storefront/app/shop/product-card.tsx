import { availableQuantity } from "@zakh/catalog/contract";
import { fallbackLanguage, localized } from "@zakh/kit/contract";
import { memo } from "react";
import { useAddToCart } from "../cart/add-to-cart";
import { FavoriteButton } from "../favorites/favorite-button";
import { useLanguage } from "../i18n/use-language";
import { useTexts } from "../i18n/use-texts";
import { rememberOpenedProduct } from "../lib/data/opened-product";
import type { CardProduct } from "../lib/data/products";
import { paths } from "../lib/routing/paths";
import { SellerName } from "../sellers/seller-name";
import { Icon } from "../ui/icon";
import { Origin } from "../ui/origin";
import { PageLink } from "../ui/page-link";
import { Picture } from "../ui/picture";
import { LeastQuantity, PerHundredGrams, PriceTag } from "../ui/price-tag";
import { Rating } from "../ui/rating";
import { Skeleton } from "../ui/skeleton";

/**
 * Two columns on phones, three from tablets on, four on wide screens. The widths are a little too small on purpose: the difference is
 * not visible, and many phones would otherwise load a picture with twice the bytes.
 */
const SIZES = "(min-width: 1024px) 280px, (min-width: 769px) 29vw, 40vw";

export const PRODUCT_GRID =
  "grid grid-cols-pair gap-x-3 gap-y-6 md:grid-cols-3 md:gap-x-6 md:gap-y-9 lg:grid-cols-4 short:grid-cols-4";

interface ProductCardProps {
  product: CardProduct;
  /** Loads its picture at once. */
  eager?: boolean;
  /** Loads its picture before the others. */
  first?: boolean;
}

/** A product in a grid: picture with its price tag, name, minimum order, and a button that adds it. */
export const ProductCard = memo(function ProductCard({ product, eager = false, first = false }: ProductCardProps) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { prepare, choose } = useAddToCart();
  const name = localized(product, "name", language);
  const lang = fallbackLanguage(product, "name", language);
  return (
    <article className="group relative flex flex-col">
      <div className="card-picture relative">
        <div className="aspect-[4/3] overflow-hidden rounded-card bg-paper shadow-paper short:aspect-[9/4] transition-shadow duration-calm group-hover:shadow-lift">
          <Picture
            url={product.imageUrl}
            alt=""
            name={name}
            nameLang={lang}
            sizes={SIZES}
            eager={eager}
            first={first}
            className="transition-transform duration-calm ease-cut group-hover:scale-[1.03]"
          />
        </div>
        <PriceTag of={product} className="absolute -bottom-3 right-2 drop-shadow-[0_2px_2px_rgb(27_21_18/0.25)]" />
      </div>
      <p className="card-per mt-3.5 flex min-h-4 flex-wrap justify-between gap-x-2 pr-2 text-micro">
        <Rating of={product} className="card-rating text-ink" />
        <PerHundredGrams of={product} className="ml-auto text-right" />
        <Origin of={product} short className="card-origin basis-full truncate text-ink-faint" />
      </p>
      <h3 className="mt-0.5 line-clamp-2 font-text text-base font-semibold leading-snug tracking-normal [text-wrap:wrap]">
        {/* The link covers the whole card; the button is above it. */}
        <PageLink
          to={paths.product(product.id)}
          prefetch
          onClick={() => rememberOpenedProduct(product)}
          lang={lang}
          className="after:absolute after:inset-0 after:rounded-card hover:text-oxblood"
        >
          {name}
        </PageLink>
      </h3>
      <SellerName seller={product.seller} className="truncate text-micro text-ink-soft" />
      {/* After the name, which says what it is about, and above the link. */}
      <FavoriteButton id={product.id} name={name} className="card-heart absolute right-0 top-0 z-[1]" />
      <div className="card-add mt-auto flex min-h-touch flex-wrap items-center justify-between gap-x-2 pt-1">
        {availableQuantity(product) === 0 ? (
          <span className="stamp text-oxblood">{t("product.soldOut")}</span>
        ) : (
          <>
            <p className="min-w-min flex-[1_1_5rem] text-micro text-ink-faint md:text-small">
              <LeastQuantity of={product} />
            </p>
            <button
              type="button"
              aria-label={t("product.addNamed", { name })}
              onPointerDown={() => prepare(product)}
              onClick={() => choose(product)}
              className="relative ml-auto flex size-touch shrink-0 items-center justify-center rounded-full bg-ember text-white transition-colors duration-quick hover:bg-ember-deep active:bg-oxblood-deep"
            >
              <Icon name="plus" />
            </button>
          </>
        )}
      </div>
    </article>
  );
});

/** A few products, all rendered at once. */
export function ProductList({ products }: { products: CardProduct[] }) {
  return (
    <ul className={PRODUCT_GRID}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} />
        </li>
      ))}
    </ul>
  );
}

/** As tall as a card with a name of one line. */
export function ProductCardSkeleton() {
  return (
    <div>
      <Skeleton className="aspect-[4/3] rounded-card" />
      <Skeleton className="mt-4 h-5 w-4/5" />
      <Skeleton className="mt-2 h-4 w-1/2" />
    </div>
  );
}
