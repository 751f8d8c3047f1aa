import { clx } from "@medusajs/ui";
import { lineTotal, pricedText, type Unit, unitWord } from "@zakh/catalog/contract";
import { useTexts } from "../i18n/text";
import { won } from "./money";

interface PriceProps {
  /** Won. */
  price: number;
  priceDivisor: number;
  unit: Unit;
  className?: string;
}

/** A price with its unit, as shoppers see it: "₩15,000 / kg"; "₩62,000 / 4 kg" also for one (ruling 60). */
export function Price({ price, priceDivisor, unit, className }: PriceProps) {
  const { language } = useTexts();
  const per = `/ ${pricedText({ unit, priceDivisor }, language)}`;
  return (
    <span className={clx("text-ui-fg-base whitespace-nowrap font-semibold tabular-nums", className)}>
      <span>{`${won(price)} `}</span>
      <span className="text-ui-fg-subtle text-sm font-normal">
        {priceDivisor === 1 ? (
          per
        ) : (
          <>
            <span>{per}</span>
            <span className="block">{`${won(lineTotal(price, 1, priceDivisor))} / ${unitWord(unit, language)}`}</span>
          </>
        )}
      </span>
    </span>
  );
}
