import { clx } from "@medusajs/ui";
import { lineTotal } from "@zakh/catalog/contract";
import { useTexts } from "../i18n/text";
import { won } from "../money";

interface PriceProps {
  /** Won. */
  price: number;
  priceDivisor: number;
  className?: string;
}

/** A price with its unit, as shoppers see it: "₩15,000 / kg"; "₩62,000 / 4 kg" also by the kilogram (ruling 60). */
export function Price({ price, priceDivisor, className }: PriceProps) {
  const { t } = useTexts();
  return (
    <span className={clx("text-ui-fg-base whitespace-nowrap font-semibold tabular-nums", className)}>
      <span>{`${won(price)} `}</span>
      <span className="text-ui-fg-subtle text-sm font-normal">
        {priceDivisor === 1 ? (
          t("products.perKg")
        ) : (
          <>
            <span>{t("products.perKgs", { value: priceDivisor })}</span>
            <span className="block">{`${won(lineTotal(price, 1, priceDivisor))} ${t("products.perKg")}`}</span>
          </>
        )}
      </span>
    </span>
  );
}
