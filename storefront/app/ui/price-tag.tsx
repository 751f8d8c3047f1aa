import {
  lineTotal,
  minimumQuantity,
  pricedText,
  quantityText,
  type SaleRule,
  UNITS,
  unitWord,
} from "@zakh/catalog/contract";
import { useLanguage } from "../i18n/use-language";
import { useTexts } from "../i18n/use-texts";
import { formatWon } from "../lib/format/money";
import { classes } from "./classes";

interface PriceProps {
  /** Won for `priceDivisor` of its unit (ruling 3). */
  of: Pick<SaleRule, "priceDivisor" | "unit"> & { price: number };
  className?: string;
}

/** The price on a tag cut from butcher paper. */
export function PriceTag({ of: product, large = false, className }: PriceProps & { large?: boolean }) {
  return (
    <span className={classes("price-tag figures", large ? "py-1.5 text-title" : "py-0.5 text-tag", className)}>
      <span>{formatWon(product.price)}</span>
      <PriceUnit of={product} className={large ? "ml-1.5 text-base" : "ml-1 text-[min(0.75rem,3.75vw)]"} />
    </span>
  );
}

/** What a price is for: `/ кг`; where it is for four, `/ 4 кг`, and what each of them costs (ruling 60). */
export function PriceUnit({ of: product, className }: PriceProps) {
  const { language } = useLanguage();
  const { price, priceDivisor, unit } = product;
  const per = `/ ${pricedText(product, language)}`;
  return (
    <span className={classes("font-text font-medium text-ink-soft", className)}>
      {priceDivisor === 1 ? (
        per
      ) : (
        <>
          <span>{`${per} `}</span>
          <span className="whitespace-nowrap">
            {`· ${formatWon(lineTotal(price, 1, priceDivisor))} / ${unitWord(unit, language)}`}
          </span>
        </>
      )}
    </span>
  );
}

/** What 100 g cost of what is sold by weight, by which products of all prices and packs compare (ruling 60). */
export function PerHundredGrams({ of: { price, priceDivisor, unit }, className }: PriceProps) {
  const { t } = useTexts();
  if (!UNITS[unit].isWeighed) return null;
  return (
    <span className={classes("text-ink-soft", className)}>
      {t("common.perHundredGrams", { amount: formatWon(lineTotal(price, 0.1, priceDivisor)) })}
    </span>
  );
}

/** The least that can be bought, and what it costs where that is not the price itself. */
export function LeastQuantity({ of: product }: { of: SaleRule & { price: number } }) {
  const { t } = useTexts();
  const { language } = useLanguage();
  const least = minimumQuantity(product);
  const amount = lineTotal(product.price, least, product.priceDivisor);
  return (
    <>
      <span>
        {product.packSize > 1
          ? t("product.pack", { quantity: quantityText(product.packSize, product.unit, language) })
          : t("product.minimum", { quantity: quantityText(product.minOrderQuantity, product.unit, language) })}
      </span>
      {amount === product.price ? null : (
        <span className="block font-semibold">
          {t("product.least", { quantity: quantityText(least, product.unit, language), amount: formatWon(amount) })}
        </span>
      )}
    </>
  );
}
