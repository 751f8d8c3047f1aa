import { fallbackLanguage, localized } from "@zakh/kit/contract";
import { useLanguage } from "../i18n/use-language";
import { useTexts } from "../i18n/use-texts";
import type { CartLine } from "./cart-line";

interface LineName {
  name: string;
  /** `mn` if the name is not in the page's language. */
  lang: string | undefined;
}

/** The name of a line; its product's number if the product is no longer for sale and only its id is known. */
export function useLineName(): (line: CartLine) => LineName {
  const { t } = useTexts();
  const { language } = useLanguage();
  return (line) =>
    line.name
      ? { name: localized(line, "name", language), lang: fallbackLanguage(line, "name", language) }
      : { name: t("cart.nameless", { number: line.productId }), lang: undefined };
}
