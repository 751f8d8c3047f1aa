import { FACT_TITLES, type MissingFact } from "@zakh/catalog/contract";
import { useTexts } from "../../i18n/text";

/** What a fact of a product is called in the language of the screens. */
export function useFactTitle(): (fact: MissingFact) => string {
  const { t, language } = useTexts();
  return (fact) => {
    if (fact === "origin") return t("order.origin");
    return fact === "traceNumber" ? t("order.slip.trace") : FACT_TITLES[fact][language];
  };
}
