import { isLanguage } from "@zakh/kit/contract";
import type { i18n } from "i18next";
import { loadScreenTexts } from "./catalogues";

let page: i18n | undefined;

/** Sets the i18next instance that `addScreenTexts` adds to: the one of the page in the browser. */
export function setScreenTextsTarget(instance: i18n): void {
  page = instance;
}

/** Whether the texts of the screens are loaded in the current language. */
export function hasScreenTexts(instance: i18n): boolean {
  return instance.exists("orderLookup.title");
}

/** Loads the texts of the screens in the page's language, unless they are loaded. */
export async function addScreenTexts(): Promise<void> {
  if (!page || hasScreenTexts(page) || !isLanguage(page.language)) return;
  const { language } = page;
  page.addResourceBundle(language, "shop", await loadScreenTexts(language), true, true);
}
