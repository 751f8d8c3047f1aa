import { type Language, numberFormatter } from "@zakh/kit/contract";
import { createInstance, type i18n } from "i18next";
import type { EverywhereTexts, Translation } from "./catalogues";

/** An i18next of its own for each request on the server and for the page in the browser. */
export function createI18n(language: Language, catalogue: Translation<EverywhereTexts>): i18n {
  const instance = createInstance();
  instance.use(numberFormatter).init({
    lng: language,
    fallbackLng: false,
    ns: ["shop"],
    defaultNS: "shop",
    resources: { [language]: { shop: catalogue } },
    // React escapes what it renders.
    interpolation: { escapeValue: false, alwaysFormat: true },
    initAsync: false,
  });
  return instance;
}
