import { localized } from "@zakh/kit/contract";
import { useLanguage } from "../i18n/use-language";
import { useTexts } from "../i18n/use-texts";
import type { CartLine } from "./cart-line";

/** What a line is called; by its number where the server told no more of a product that is not for sale any more. */
export function useLineName(): (line: CartLine) => string {
  const { t } = useTexts();
  const { language } = useLanguage();
  return (line) => localized(line, "name", language) || t("cart.nameless", { number: line.productId });
}
