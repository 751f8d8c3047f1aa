import { useTexts } from "../i18n/text";
import { isByPart, quantityText } from "../orders/item-quantity";

/** A quantity with its unit: "1.5 kg", and parts as parts: "2 × 1/4". */
export function useAmountText(): (sold: Parameters<typeof quantityText>[0]) => string {
  const { t } = useTexts();
  return (sold) => (isByPart(sold) ? quantityText(sold) : t("unit.kg", { value: sold.quantity }));
}
