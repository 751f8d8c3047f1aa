import type { Elements } from "@zakh/back-office/screens/elements";
import { FACT_TITLES, type FactRow, type Product } from "@zakh/catalog/contract";
import { fallbackLanguage, localized } from "@zakh/kit/contract";
import type { Store } from "@zakh/marketplace/contract";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { factOf } from "../../lib/format/fact-of";
import { paths } from "../../lib/routing/paths";
import { PageLink } from "../../ui/page-link";
import { TraceNumber } from "../../ui/trace-number";

/** The store that sells a product; the shop's own have none (ruling 68). */
export type Seller = Pick<Store, "id" | "name" | "phone">;

/** In the order in which people ask for them; the origin stands among them. */
const ROWS = ["cut", "packWeight", "temperature", "storage", "useBy", "origin", "grade", "producer"] as const;
const MADE_OF = ["ingredients", "allergens"] as const;

interface ProductFactsProps {
  product: Product;
  seller: Seller | null;
}

/** What there is to know of a product before it is bought, as a table (Korea's notice for food). What nobody has said is left out. */
export function ProductFacts({ product, seller }: ProductFactsProps) {
  const { t } = useTexts();
  const { language } = useLanguage();

  function row(field: FactRow | "origin") {
    const { text, lang } = factOf(product, field, language);
    const label = field === "origin" ? t("product.origin") : FACT_TITLES[field][language];
    return <Row key={field} label={label} lang={lang} value={text} />;
  }

  return (
    <section aria-labelledby="facts" className="mt-8">
      <h2 id="facts" className="text-title-s uppercase">
        {t("product.facts")}
      </h2>
      <dl className="mt-2 border-t border-paper-edge text-small">
        {[...ROWS, ...MADE_OF].map(row)}
        {product.traceNumber ? (
          <Row label={t("product.traceNumber")}>
            <TraceNumber number={product.traceNumber} />
          </Row>
        ) : null}
        {seller ? (
          <Row label={t("product.seller")}>
            <span className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-1">
              <PageLink
                to={paths.store(seller.id)}
                className="max-w-full font-semibold text-ember-deep underline-offset-4 hover:underline"
              >
                {seller.name}
              </PageLink>
              {product.seller?.deliveryPromise ? (
                <span lang={fallbackLanguage(product.seller, "deliveryPromise", language)}>
                  {localized(product.seller, "deliveryPromise", language)}
                </span>
              ) : null}
              <span className="text-ink-soft">{t("seller.shopCollects")}</span>
              <PageLink
                to={paths.storeIdentity(seller.id)}
                className="flex min-h-touch items-center font-medium text-ember-deep underline underline-offset-4"
              >
                {t("footer.business")}
              </PageLink>
            </span>
          </Row>
        ) : null}
      </dl>
    </section>
  );
}

interface RowProps {
  label: string;
  value?: string;
  /** `mn` if the value is not in the page's language. */
  lang?: string;
  children?: Elements;
}

function Row({ label, value, lang, children }: RowProps) {
  if (!value && !children) return null;
  return (
    <div className="grid grid-cols-[minmax(7rem,2fr)_5fr] gap-3 border-b border-paper-edge py-2.5">
      <dt className="break-words text-ink-faint">{label}</dt>
      <dd lang={lang} className="min-w-0 whitespace-pre-line break-words">
        {value ? <span>{value}</span> : children}
      </dd>
    </div>
  );
}
