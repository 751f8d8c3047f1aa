import type { Language } from "@zakh/kit/contract";
import { importWithRetry } from "../lib/browser/import-with-retry";
import type mn from "./locales/mn.json";
import type screensMn from "./locales/screens/mn.json";

/** The texts of every page: the shell, home, products and the cart. */
export type EverywhereTexts = typeof mn;

/** The texts of the other screens, loaded with the first of them. */
export type ScreenTexts = typeof screensMn;

export type Catalogue = EverywhereTexts & ScreenTexts;

/**
 * The same texts in another language. A text with a count has that language's plural forms (`more_one`, `more_many`); the test of the
 * catalogues checks them.
 */
export type Translation<Texts> = {
  [Key in keyof Texts as Texts[Key] extends string ? never : Key]: Translation<Texts[Key]>;
} & { [Key in keyof Texts as Texts[Key] extends string ? Key : never]?: string };

/** One file for each language, so that a visitor loads only one. */
const EVERYWHERE: Record<Language, () => Promise<{ default: Translation<EverywhereTexts> }>> = {
  mn: () => import("./locales/mn.json"),
  ru: () => import("./locales/ru.json"),
  en: () => import("./locales/en.json"),
  ko: () => import("./locales/ko.json"),
};

const SCREENS: Record<Language, () => Promise<{ default: Translation<ScreenTexts> }>> = {
  mn: () => import("./locales/screens/mn.json"),
  ru: () => import("./locales/screens/ru.json"),
  en: () => import("./locales/screens/en.json"),
  ko: () => import("./locales/screens/ko.json"),
};

/** Texts of error codes, loaded with the first form. */
const ERROR_TEXTS: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  mn: () => import("./errors/mn"),
  ru: () => import("./errors/ru"),
  en: () => import("./errors/en"),
  ko: () => import("./errors/ko"),
};

/** The texts of every page, and with `screens` those of all screens. */
export async function loadCatalogue(language: Language, screens: boolean): Promise<Translation<EverywhereTexts>> {
  const [everywhere, ofScreens] = await Promise.all([
    importWithRetry(EVERYWHERE[language]),
    screens ? importWithRetry(SCREENS[language]) : undefined,
  ]);
  return ofScreens ? joinTexts(everywhere.default, ofScreens.default) : everywhere.default;
}

export async function loadScreenTexts(language: Language): Promise<Translation<ScreenTexts>> {
  return (await importWithRetry(SCREENS[language])).default;
}

export async function loadErrorTexts(language: Language): Promise<Record<string, string>> {
  return (await importWithRetry(ERROR_TEXTS[language])).default;
}

/** Merges the two trees of texts; some groups are in both. */
export function joinTexts(
  everywhere: Translation<EverywhereTexts>,
  screens: Translation<ScreenTexts>,
): Translation<Catalogue> {
  return {
    ...everywhere,
    ...screens,
    cart: { ...everywhere.cart, ...screens.cart },
    offline: { ...everywhere.offline, ...screens.offline },
  };
}
