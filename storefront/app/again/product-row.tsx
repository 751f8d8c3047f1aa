import type { Elements } from "@zakh/back-office/screens/elements";
import { availableQuantity } from "@zakh/catalog/contract";
import { fallbackLanguage, localized } from "@zakh/kit/contract";
import { useLanguage } from "../i18n/use-language";
import { useTexts } from "../i18n/use-texts";
import { rememberOpenedProduct } from "../lib/data/opened-product";
import type { CardProduct } from "../lib/data/products";
import { formatWon } from "../lib/format/money";
import { paths } from "../lib/routing/paths";
import { PageLink } from "../ui/page-link";
import { Picture } from "../ui/picture";
import { PriceUnit } from "../ui/price-tag";

interface ProductRowProps {
  product: CardProduct;
  /** A line below the price. */
  note?: Elements;
  /** The button; a sold-out product has its word in its place. */
  children: Elements;
}

/** A product in one row: small picture, name, price, and a button. */
export function ProductRow({ product, note, children }: ProductRowProps) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const name = localized(product, "name", language);
  const lang = fallbackLanguage(product, "name", language);
  return (
    <article className="relative flex items-center gap-3 py-2">
      <div className="size-16 shrink-0 overflow-hidden rounded-control">
        <Picture url={product.imageUrl} alt="" name={name} nameLang={lang} sizes="64px" />
      </div>
      <div className="min-w-0 flex-1">
        <h3 className="line-clamp-2 font-text text-base font-semibold leading-snug tracking-normal">
          <PageLink
            to={paths.product(product.id)}
            prefetch
            onClick={() => rememberOpenedProduct(product)}
            lang={lang}
            className="after:absolute after:inset-0 hover:text-oxblood"
          >
            {name}
          </PageLink>
        </h3>
        <p className="figures text-small text-oxblood">
          <span>{formatWon(product.price)}</span> <PriceUnit of={product} className="text-micro" />
        </p>
        {note}
      </div>
      <div className="relative shrink-0">
        {availableQuantity(product) === 0 ? (
          <span className="stamp text-oxblood">{t("product.soldOut")}</span>
        ) : (
          children
        )}
      </div>
    </article>
  );
}
