import { useTexts } from "../../i18n/use-texts";
import { formatWon } from "../../lib/format/money";
import { Pair } from "./pair";

/** The owner's discount in won, with its reason. For use inside a `dl`. */
export function DiscountPair({ discount, reason }: { discount: number; reason: string }) {
  const { t } = useTexts();
  return (
    <Pair name={t("order.discount")} figures>
      <span>{`−${formatWon(discount)}`}</span>
      <span className="block text-micro text-ink-soft">{reason}</span>
    </Pair>
  );
}
