import { isLowPrice, LOW_UNIT_PRICE } from "@zakh/catalog/contract";
import { useTexts } from "../../i18n/text";
import { useQuestion } from "../../ui/drawers/use-question";
import { won } from "../../ui/money";

interface PricedName {
  name: string;
  /** Won. */
  price: number;
  priceDivisor: number;
}

/** Asks before prices below 100 won for one of their unit are saved, which are mostly slips; resolves to whether they are meant. */
export function useAskLowPrice(): (products: readonly PricedName[]) => Promise<boolean> {
  const { t } = useTexts();
  const prompt = useQuestion();
  return async (products) => {
    const low = products.filter(isLowPrice);
    const [first] = low;
    if (!first) return true;
    const prices = low.slice(0, 3).map(({ name, price }) => `«${name}» ${won(price)}`);
    return prompt({
      title: t("products.low.title", { count: low.length }),
      description: `${prices.join(", ")}${low.length > 3 ? "…" : ""}. ${t("products.low.text", { value: LOW_UNIT_PRICE })}`,
      confirmText: t("products.low.yes"),
      cancelText: t("products.low.no"),
      variant: "confirmation",
    });
  };
}
