import {
  lineTotal,
  minimumQuantity,
  pricedText,
  quantityTexts,
  type SaleRule,
  UNITS,
  type Unit,
  unitWord,
} from "@zakh/catalog/contract";
import { useLanguage } from "../i18n/use-language";
import { useTexts } from "../i18n/use-texts";
import { formatWon } from "../lib/format/money";
import { classes } from "./classes";

interface PriceTagProps {
  /** Won. */
  price: number;
  /** The price is for this many of its unit (ruling 3). */
  priceDivisor: number;
  unit: Unit;
  large?: boolean;
  className?: string;
}

/** The price on a tag cut from butcher paper. */
export function PriceTag({ price, priceDivisor, unit, large = false, className }: PriceTagProps) {
  return (
    <span className={classes("price-tag figures", large ? "py-1.5 text-title" : "py-0.5 text-tag", className)}>
      <span>{formatWon(price)}</span>
      <PriceUnit
        price={price}
        priceDivisor={priceDivisor}
        unit={unit}
        className={large ? "ml-1.5 text-base" : "ml-1 text-[min(0.75rem,3.75vw)]"}
      />
    </span>
  );
}

/** What a price is for: `/ кг`; where it is for four, `/ 4 кг`, and what each of them costs (ruling 60). */
export function PriceUnit({ price, priceDivisor, unit, className }: Omit<PriceTagProps, "large">) {
  const { language } = useLanguage();
  const per = `/ ${pricedText({ unit, priceDivisor }, language)}`;
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
export function PerHundredGrams({ price, priceDivisor, unit, className }: Omit<PriceTagProps, "large">) {
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
  const least = minimumQuantity(product);
  const amount = lineTotal(product.price, least, product.priceDivisor);
  return (
    <>
      <span>
        {product.packSize > 1
          ? t("product.pack", { quantity: quantityTexts(product.packSize, product.unit) })
          : t("product.minimum", { quantity: quantityTexts(product.minOrderQuantity, product.unit) })}
      </span>
      {amount === product.price ? null : (
        <span className="block font-semibold">
          {t("product.least", { quantity: quantityTexts(least, product.unit), amount: formatWon(amount) })}
        </span>
      )}
    </>
  );
}
