import { useTexts } from "../i18n/use-texts";
import { formatWon } from "../lib/format/money";
import { classes } from "./classes";

interface PriceTagProps {
  /** Won. */
  price: number;
  /** The price is for this many kilograms (ruling 3). */
  priceDivisor: number;
  large?: boolean;
  className?: string;
}

/** The price on a tag cut from butcher paper. */
export function PriceTag({ price, priceDivisor, large = false, className }: PriceTagProps) {
  return (
    <span className={classes("price-tag figures", large ? "py-1.5 text-title" : "py-0.5 text-tag", className)}>
      <span>{formatWon(price)}</span>
      <PriceUnit
        priceDivisor={priceDivisor}
        className={large ? "ml-1.5 text-base" : "ml-1 text-[min(0.75rem,3.75vw)]"}
      />
    </span>
  );
}

/** What a price is for: `/ кг`, or `/ 4 кг` where the price is for four. */
export function PriceUnit({ priceDivisor, className }: { priceDivisor: number; className?: string }) {
  const { t } = useTexts();
  return (
    <span className={classes("font-text font-medium text-ink-soft", className)}>
      {priceDivisor === 1 ? t("common.perKilogram") : t("common.perKilograms", { quantity: priceDivisor })}
    </span>
  );
}
