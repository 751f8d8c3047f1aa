import { fallbackLanguage, localized } from "@zakh/kit/contract";
import { useLanguage } from "../i18n/use-language";
import { useTexts } from "../i18n/use-texts";
import type { CartLine } from "./cart-line";

interface LineName {
  name: string;
  /** `mn` where the name is not in the page's language. */
  lang: string | undefined;
}

/** What a line is called; by its number where the server told no more of a product that is not for sale any more. */
export function useLineName(): (line: CartLine) => LineName {
  const { t } = useTexts();
  const { language } = useLanguage();
  return (line) =>
    line.name
      ? { name: localized(line, "name", language), lang: fallbackLanguage(line, "name", language) }
      : { name: t("cart.nameless", { number: line.productId }), lang: undefined };
}
