import { clx } from "@medusajs/ui";
import { useTexts } from "../i18n/text";
import { won } from "../money";

interface PriceProps {
  /** Won. */
  price: number;
  priceDivisor: number;
  className?: string;
}

/** A price with its unit, as shoppers see it: "₩15,000 / kg", or "/ 4 kg" for a divisor of four. */
export function Price({ price, priceDivisor, className }: PriceProps) {
  const { t } = useTexts();
  return (
    <span className={clx("text-ui-fg-base whitespace-nowrap font-semibold tabular-nums", className)}>
      <span>{`${won(price)} `}</span>
      <span className="text-ui-fg-subtle text-sm font-normal">
        {priceDivisor === 1 ? t("products.perKg") : t("products.perKgs", { value: priceDivisor })}
      </span>
    </span>
  );
}
