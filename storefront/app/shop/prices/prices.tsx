import { type Category, type Product, pricedText } from "@zakh/catalog/contract";
import { CONTENT_LANGUAGES, type ContentLanguage, fallbackLanguage, localized } from "@zakh/kit/contract";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { formatWon } from "../../lib/format/money";
import { paths } from "../../lib/routing/paths";
import type { PageHandle } from "../../lib/seo/page-handle";
import { readCommerceOr } from "../../lib/server/commerce.server";
import { FailurePage } from "../../ui/failure-page";
import { Origin } from "../../ui/origin";
import { PageLink } from "../../ui/page-link";
import type { Route } from "./+types/prices";
import { SharePriceList } from "./share-price-list";

type PricedProduct = Pick<
  Product,
  "id" | "name" | "nameRu" | "nameEn" | "origin" | "originRu" | "originEn" | "price" | "unit" | "priceDivisor"
>;

interface Group {
  category: Pick<Category, "id" | "name" | "nameRu" | "nameEn">;
  products: PricedProduct[];
}

export const handle: PageHandle = {
  title: ({ t }) => t("prices.title"),
  description: ({ t }) => t("prices.text"),
};

/** What can be bought of the shop's own goods, by category in the shop's order. */
export async function loader({ context }: Route.LoaderArgs): Promise<{ groups: Group[] | undefined }> {
  const [categories, products] = await Promise.all([
    readCommerceOr<Category[]>(context, "/api/categories", []),
    readCommerceOr<Product[] | undefined>(context, "/api/products?inStock=true&seller=shop", undefined),
  ]);
  const groups = categories.map(({ id, name, nameRu, nameEn }) => ({
    category: { id, name, nameRu, nameEn },
    products: (products ?? []).filter(({ categoryId }) => categoryId === id).map(priced),
  }));
  return { groups: products && groups.filter(({ products }) => products.length > 0) };
}

function priced({
  id,
  name,
  nameRu,
  nameEn,
  origin,
  originRu,
  originEn,
  price,
  unit,
  priceDivisor,
}: Product): PricedProduct {
  return { id, name, nameRu, nameEn, origin, originRu, originEn, price, unit, priceDivisor };
}

/** The price list of today, as a page and as a picture to send on in chats. */
export default function PricesPage({ loaderData: { groups } }: Route.ComponentProps) {
  const { t } = useTexts();
  const { language } = useLanguage();
  if (!groups) return <FailurePage missing={false} />;
  const pictured: ContentLanguage = language in CONTENT_LANGUAGES ? (language as ContentLanguage) : "mn";
  return (
    <div className="page pt-4 md:pt-8">
      <h1 className="text-title-l uppercase">{t("prices.title")}</h1>
      <p className="mt-1 max-w-read text-ink-soft">{t("prices.text")}</p>
      <SharePriceList language={pictured} />
      <div className="mt-6 gap-x-10 md:columns-2">
        {groups.map(({ category, products }) => (
          <section key={category.id} className="mb-8 break-inside-avoid-page">
            <h2 lang={fallbackLanguage(category, "name", language)} className="text-title uppercase text-oxblood">
              {localized(category, "name", language)}
            </h2>
            <ul className="mt-1">
              {products.map((product) => (
                <li key={product.id} className="break-inside-avoid border-b border-paper-edge">
                  <PageLink
                    to={paths.product(product.id)}
                    className="flex min-h-touch items-center justify-between gap-4 py-2 hover:text-oxblood"
                  >
                    <span className="min-w-0">
                      <span
                        lang={fallbackLanguage(product, "name", language)}
                        className="block break-words font-medium"
                      >
                        {localized(product, "name", language)}
                      </span>
                      <Origin of={product} className="block text-small text-ink-faint" />
                    </span>
                    <span className="figures shrink-0 text-right">
                      <span className="block font-semibold">{formatWon(product.price)}</span>
                      <span className="block text-small text-ink-soft">{`/ ${pricedText(product, language)}`}</span>
                    </span>
                  </PageLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
