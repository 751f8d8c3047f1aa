import { type Language, numberFormatter } from "@zakh/kit/contract";
import { createInstance, type i18n } from "i18next";
import type { Catalogue, Translation } from "./catalogues";

/** Creates an i18next instance: one for each request on the server, one for the page in the browser. */
export function createI18n(language: Language, catalogue: Translation<Catalogue>): i18n {
  const instance = createInstance();
  instance.use(numberFormatter).init({
    lng: language,
    fallbackLng: false,
    ns: ["shop"],
    defaultNS: "shop",
    fallbackNS: "later",
    resources: { [language]: { shop: catalogue } },
    // React escapes texts itself.
    interpolation: { escapeValue: false, alwaysFormat: true },
    initAsync: false,
  });
  return instance;
}
