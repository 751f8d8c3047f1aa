import { lineTotal, type Product, unitWord } from "@zakh/catalog/contract";
import { fallbackLanguage, type Language, localized } from "@zakh/kit/contract";
import { FRESH_GOODS_SHORT, isFresh, LEGAL_TITLES } from "@zakh/legal/contract";
import { useLanguage } from "../../i18n/use-language";
import { type Translate, useTexts } from "../../i18n/use-texts";
import type { CardProduct } from "../../lib/data/products";
import { formatWon } from "../../lib/format/money";
import { paths } from "../../lib/routing/paths";
import { Icon, type IconName } from "../../ui/icon";
import { PageLink } from "../../ui/page-link";
import { Skeleton } from "../../ui/skeleton";

function descriptionOf(product: Product | CardProduct, language: string): string | undefined {
  return "description" in product ? localized(product, "description", language) : undefined;
}

/** Its own text if it is in the page's language; else what it is and costs. */
export function seoDescription(product: Product | CardProduct, language: Language, t: Translate): string {
  const own = descriptionOf(product, language);
  if (own && "description" in product && !fallbackLanguage(product, "description", language)) return own;
  const { price, priceDivisor, unit } = product;
  const amount = `${formatWon(lineTotal(price, 1, priceDivisor))} / ${unitWord(unit, language)}`;
  return `${localized(product, "name", language)}, ${amount}. ${t("home.description")}`;
}

/** The description, and what holds for every product. */
export function ProductText({ product }: { product: Product | CardProduct }) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const description = descriptionOf(product, language);
  return (
    <>
      {description === undefined ? (
        <DescriptionSkeleton />
      ) : (
        <p
          lang={"description" in product ? fallbackLanguage(product, "description", language) : undefined}
          className="mt-6 max-w-read whitespace-pre-line text-lead text-ink-soft"
        >
          {description}
        </p>
      )}
      <ul className="mt-6 grid gap-1 text-small text-ink-soft">
        <Assurance icon="truck" text={t("product.delivery")} />
        <Assurance icon="bank" text={t("product.payment")} />
        {"temperature" in product && isFresh(product) ? <FreshGoods /> : null}
      </ul>
    </>
  );
}

/** As tall as most descriptions on a phone. */
function DescriptionSkeleton() {
  const { t } = useTexts();
  return (
    <div role="status" className="mt-6 grid gap-2.5 py-1">
      <span className="sr-only">{t("common.loading")}</span>
      <Skeleton className="h-5" />
      <Skeleton className="h-5 w-11/12" />
      <Skeleton className="h-5" />
      <Skeleton className="h-5 w-2/3" />
    </div>
  );
}

/** That fresh goods cannot be sent back for a change of mind, before they are bought (E-Commerce Act, article 17). */
function FreshGoods() {
  const { language } = useLanguage();
  return (
    <li className="flex items-start gap-3 py-1">
      <Icon name="alert" className="size-5 shrink-0 text-steppe" />
      <p>
        <span>{FRESH_GOODS_SHORT[language]}</span>{" "}
        <PageLink to={paths.returns} className="text-ember-deep underline underline-offset-4">
          {LEGAL_TITLES.returns[language]}
        </PageLink>
      </p>
    </li>
  );
}

function Assurance({ icon, text }: { icon: IconName; text: string }) {
  return (
    <li className="flex items-center gap-3 py-1">
      <Icon name={icon} className="size-5 shrink-0 text-steppe" />
      <span>{text}</span>
    </li>
  );
}
